/** What a browser may deny a site: blocked cookies, private windows, embedded views, a company's rules, or a page without https. */
export const DENIABLE = ['storage', 'channels', 'locks', 'crypto', 'clipboard', 'notifications', 'workers'] as const;
export type Deniable = (typeof DENIABLE)[number];

/** Makes a page's browser deny these, as an init script: each throws where it is read or called, as Firefox does. */
export function denyFunctions(denied: readonly Deniable[]): void {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const getter = (owner: object, name: string) =>
    Object.defineProperty(owner, name, { get: refuse, configurable: true });
  const call = (owner: object, name: string) =>
    Object.defineProperty(owner, name, { value: () => Promise.reject(new DOMException('', 'SecurityError')) });
  if (denied.includes('storage')) {
    getter(window, 'localStorage');
    getter(window, 'sessionStorage');
    getter(window, 'indexedDB');
  }
  if (denied.includes('channels')) Object.assign(window, { BroadcastChannel: refuse });
  if (denied.includes('locks')) call(navigator.locks, 'request');
  // A page without https has neither.
  if (denied.includes('crypto')) {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Crypto.prototype, 'subtle');
  }
  if (denied.includes('clipboard')) Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  if (denied.includes('notifications')) Object.assign(window, { Notification: refuse });
  if (denied.includes('workers') && 'serviceWorker' in navigator)
    for (const name of ['register', 'getRegistration', 'getRegistrations']) call(navigator.serviceWorker, name);
}
