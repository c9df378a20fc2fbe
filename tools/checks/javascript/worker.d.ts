// The globals of a service worker, which TypeScript's library gives to no script by itself.

interface WorkerGlobalScopeEventMap {
  activate: ExtendableEvent;
  fetch: FetchEvent;
  install: ExtendableEvent;
}

declare const clients: Clients;
declare const registration: ServiceWorkerRegistration;
declare function addEventListener(type: "message", heard: (event: ExtendableMessageEvent) => void): void;
declare function skipWaiting(): Promise<void>;
