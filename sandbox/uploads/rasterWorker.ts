import { parentPort } from 'node:worker_threads';
import { type RasterType, rasterise } from '#sandbox/art/rasterise.ts';

/** Messages to and from the thread, matched by `id`. */
export interface RasterOrder {
  id: number;
  svg: string;
  type: RasterType;
}
export type RasterResult = { id: number; body: Uint8Array } | { id: number; error: string };

parentPort?.on('message', ({ id, svg, type }: RasterOrder) => {
  rasterise(svg, type).then(
    (body) => parentPort?.postMessage({ id, body } satisfies RasterResult),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies RasterResult),
  );
});
