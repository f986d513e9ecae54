import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { RasterType } from '#sandbox/art/rasterise.ts';
import type { RasterResult } from './rasterWorker.ts';

export interface Rasteriser {
  rasterise(svg: string, type: RasterType): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** After so many failed starts the thread is not started again for each picture. */
const MAX_FAILED_STARTS = 3;

/** Next to this file when run from source, next to the bundle when built. */
function workerFile(): URL {
  const source = new URL('./rasterWorker.ts', import.meta.url);
  return existsSync(source) ? source : new URL('./rasterWorker.js', import.meta.url);
}

/**
 * Rasterises in a worker thread, because a cover takes tens of milliseconds of processor time and would delay other requests.
 * The thread starts with the first picture and does not keep the process alive.
 */
export function createRasteriser(): Rasteriser {
  const waiting = new Map<number, { resolve: (body: Uint8Array) => void; reject: (error: Error) => void }>();
  let worker: Worker | undefined;
  let serial = 0;
  let failedStarts = 0;

  function fail(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    worker = undefined;
  }

  function start(): Worker {
    const started = new Worker(workerFile());
    started.on('message', (result: RasterResult) => {
      const job = waiting.get(result.id);
      waiting.delete(result.id);
      failedStarts = 0;
      if ('error' in result) job?.reject(new Error(result.error));
      else job?.resolve(result.body);
    });
    started.on('error', (error: Error) => {
      failedStarts += 1;
      fail(error);
    });
    started.on('exit', () => fail(new Error('the rasteriser has stopped')));
    started.unref();
    return started;
  }

  return {
    rasterise: (svg, type) =>
      new Promise((resolve, reject) => {
        if (failedStarts >= MAX_FAILED_STARTS) return reject(new Error('the rasteriser does not start'));
        worker ??= start();
        serial += 1;
        waiting.set(serial, { resolve, reject });
        worker.postMessage({ id: serial, svg, type });
      }),
    stop: async () => {
      await worker?.terminate();
    },
  };
}
