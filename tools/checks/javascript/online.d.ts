// What the script for live play and its bundler use of their packages, which only a site with live play installs.

declare module "@trystero-p2p/nostr" {
  export interface MessageAction {
    send(message: string, options: { target: string }): Promise<void>;
    onMessage: ((message: unknown, context: { peerId: string }) => void) | null;
  }
  export interface Room {
    makeAction(name: string): MessageAction;
    leave(): Promise<void>;
    onPeerJoin: ((peerId: string) => void) | null;
    onPeerLeave: ((peerId: string) => void) | null;
  }
  export interface RoomConfig {
    appId: string;
    password: string;
    rtcConfig: RTCConfiguration;
    relayConfig: { urls: string[]; manualReconnection: boolean; warnOnRelayFailure: boolean };
  }
  export const selfId: string;
  export function joinRoom(config: RoomConfig, room: string): Room;
  export function createEvent(topic: string, content: string): Promise<string>;
  export function subscribe(subscription: string, topic: string): string;
  export function getRelaySockets(): Record<string, WebSocket>;
  export function pauseRelayReconnection(): void;
  export function resumeRelayReconnection(): void;
}

declare module "@rollup/wasm-node" {
  interface Plugin {
    name: string;
    resolveId(name: string): string | null;
    transform(code: string): string;
  }
  interface Bundle {
    generate(options: { format: "es" }): Promise<{ output: [{ code: string }] }>;
  }
  export function rollup(options: { input: string; plugins: Plugin[]; treeshake: object }): Promise<Bundle>;
}

declare module "terser" {
  export function minify(code: string, options: object): Promise<{ code?: string }>;
}
