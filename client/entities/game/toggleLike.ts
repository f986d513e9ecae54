import type { AppContext } from '../../context/AppContext.ts';
import { painted } from '../../lib/late/painted.ts';

/** Adds or removes a favourite: shown before anything else is begun, taken back when the platform refuses, then the list as the platform has it (E14). Rejects with the refusal. */
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
  let getLikes: typeof import('../../../shared/api/play/games.contract.ts').getLikes;
  try {
    // A tile is on every first page, a press of its heart is not.
    const contract = await import('../../../shared/api/play/games.contract.ts');
    getLikes = contract.getLikes;
    await call(on ? contract.addLike : contract.removeLike, { sysname });
  } catch (error) {
    show(!on);
    throw error;
  }
  // The like itself is done: a list that does not come now comes with the next page.
  const sysnames = await call(getLikes, {}).catch(() => null);
  if (sysnames) likes.set(sysnames);
}
