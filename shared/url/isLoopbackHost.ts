/** Whether a host, with or without a port, names the machine itself: `localhost`, 127.0.0.0/8 or `[::1]`. No public DNS name does. */
export function isLoopbackHost(host: string): boolean {
  return /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i.test(host);
}
