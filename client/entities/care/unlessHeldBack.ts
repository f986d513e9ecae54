import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { holdBack } from './holdBack.ts';

/**
 * For pages that advertise: what `load` resolves to, unless the player is redirected (holdBack). It begins at once, so that a page waits for one
 * round trip of the platform, not for two.
 */
export async function unlessHeldBack<T>(args: LoaderArgs, load: (args: LoaderArgs) => Promise<T>): Promise<T> {
  const loaded = load(args);
  // Of a page that is not shown nobody reads it.
  loaded.catch(() => undefined);
  await holdBack(args);
  return loaded;
}
