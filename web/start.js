// Starts PyScript without its one worker hook: PyScript would send it as text to be evaluated, which
// the page's security policy forbids. runtime.mjs does what that hook does.
import { hooks } from "@core@";

hooks.worker.onBeforeRunAsync.clear();
