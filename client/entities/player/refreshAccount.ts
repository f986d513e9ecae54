import type { AppContext } from '#client/context/AppContext.ts';
import { getInfo } from '#shared/api/account/account.contract.ts';

/**
 * Reads the player's account with its balances and shows both, unless another player, or nobody, is signed in by then, or `isNews` says that
 * a later question has been answered; newer balances stay. Resolves to whether the account is shown. Rejects without an answer.
 */
export async function refreshAccount(
  { call, stores }: Pick<AppContext, 'call' | 'stores'>,
  isNews: () => boolean = () => true,
): Promise<boolean> {
  const uid = stores.session.account?.uid;
  const show = stores.balances.beginReading();
  const info = await call(getInfo, {});
  if (info.uid !== uid || stores.session.account?.uid !== uid || !isNews()) return false;
  stores.session.signedIn(info);
  show(info);
  return true;
}
