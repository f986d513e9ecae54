import type * as entry from '../../client/entry.server.tsx';
import type { PageAssets } from './createAssets.ts';

/** The React application as the server sees it: the one door, and what its pages need in their head. */
export interface Renderer {
  entry(): Promise<typeof entry>;
  assets: PageAssets;
  /** Development only: maps a stack to the sources. */
  fixStack?(error: unknown): void;
}
