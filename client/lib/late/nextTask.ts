/**
 * Resolves in a task of its own, so that the browser can paint, and answer a press, before the work that follows. Unlike a timer it does
 * not wait longer in a background tab, or after a few of its kind.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
