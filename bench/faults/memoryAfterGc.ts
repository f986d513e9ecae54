import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from '#tests/support/sites/startSite.ts';

const ADDRESS = /Debugger listening on (ws:\/\/\S+)/;

/** Bytes. */
export interface MemoryAfterGc {
  heap: number;
  /** Memory outside the heap, such as buffers; cached pages are there. */
  external: number;
}

/**
 * Memory of a site's process after a garbage collection, read through the inspector, which SIGUSR1 opens. Start the site
 * with `NODE_OPTIONS: '--inspect-port=0'`.
 */
export async function memoryAfterGc(site: Pick<Site, 'pid' | 'output'>): Promise<MemoryAfterGc> {
  if (!ADDRESS.test(site.output())) process.kill(site.pid, 'SIGUSR1');
  let address: string | undefined;
  for (let attempt = 0; attempt < 100 && !address; attempt += 1) {
    address = ADDRESS.exec(site.output())?.[1];
    if (!address) await sleep(50);
  }
  if (!address) throw new Error('the inspector did not open');
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let id = 0;
  const send = <T>(method: string, params: object = {}): Promise<T> =>
    new Promise((resolve) => {
      id += 1;
      const mine = id;
      const listen = ({ data }: MessageEvent): void => {
        const message = JSON.parse(String(data)) as { id: number; result: T };
        if (message.id !== mine) return;
        socket.removeEventListener('message', listen);
        resolve(message.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id: mine, method, params }));
    });
  for (let round = 0; round < 3; round += 1) await send('HeapProfiler.collectGarbage');
  const { result } = await send<{ result: { value: NodeJS.MemoryUsage } }>('Runtime.evaluate', {
    expression: 'process.memoryUsage()',
    returnByValue: true,
  });
  socket.close();
  return { heap: result.value.heapUsed, external: result.value.external };
}
