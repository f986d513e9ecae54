import type * as entry from '#client/entry.server.tsx';
import type { PageAssets } from './createAssets.ts';

/** The React application as the server uses it: its entry module and the assets of its pages. */
export interface Renderer {
  entry(): Promise<typeof entry>;
  assets: PageAssets;
  /** Development only: maps a stack to the sources. */
  fixStack?(error: unknown): void;
}
