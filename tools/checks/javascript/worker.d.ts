// The globals of a service worker, which TypeScript's library does not declare.

interface WorkerGlobalScopeEventMap {
  activate: ExtendableEvent;
  fetch: FetchEvent;
  install: ExtendableEvent;
  notificationclick: NotificationEvent;
}

declare const clients: Clients;
declare const registration: ServiceWorkerRegistration;
declare function addEventListener(type: "message", listener: (event: ExtendableMessageEvent) => void): void;
declare function skipWaiting(): Promise<void>;
