// Keeps the documentation's pages for reading offline.
import { keepPages } from "./kept-pages.js";

keepPages(new URL("sw.js", import.meta.url));
