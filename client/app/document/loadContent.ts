import type { OwnParts } from '#client/context/LoaderArgs.ts';
import { readable } from '#client/context/readable.ts';
import type { Visitor } from './loadVisitor.ts';

/**
 * The visitor of a private page with its content, which is loaded beside the session. Undefined where it cannot be the hole of a prelude: it
 * failed, leads elsewhere, or depends on the stores.
 */
export async function loadContent(visitor: Visitor): Promise<Visitor | undefined> {
  const loaded = await visitor.besideSession?.().catch(() => undefined);
  if (!loaded) return undefined;
  const isLater = ([, value]: [string, unknown]) => value instanceof Promise;
  const all = Object.entries(loaded);
  const ownParts = { ...visitor.ownParts, ...(Object.fromEntries(all.filter(isLater)) as OwnParts) };
  for (const part of Object.values(ownParts)) void readable(part);
  return { ...visitor, ownParts, content: Object.fromEntries(all.filter((entry) => !isLater(entry))) };
}
