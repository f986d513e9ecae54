import type { AppContext } from '#client/context/AppContext.ts';
import { painted } from '#client/lib/late/painted.ts';

/**
 * Adds or removes a favourite: changes the store at once, reverts the change when the platform refuses, then loads the platform's
 * list (E14). Rejects with the refusal.
 */
export async function toggleLike(
  { call, stores: { likes } }: Pick<AppContext, 'call' | 'stores'>,
  sysname: string,
): Promise<void> {
  const on = !likes.has(sysname);
  const show = (shown: boolean) => {
    const others = likes.sysnames.filter((name) => name !== sysname);
    likes.set(shown ? [sysname, ...others] : others);
  };
  show(on);
  await painted();
  let getLikes: typeof import('#shared/api/play/games.contract.ts').getLikes;
  try {
    // Lazy: every first page has tiles, but few visits press a heart.
    const contract = await import('#shared/api/play/games.contract.ts');
    getLikes = contract.getLikes;
    await call(on ? contract.addLike : contract.removeLike, { sysname });
  } catch (error) {
    show(!on);
    throw error;
  }
  // The like is stored already; a list that fails to load here is loaded with the next page.
  const sysnames = await call(getLikes, {}).catch(() => null);
  if (sysnames) likes.set(sysnames);
}
