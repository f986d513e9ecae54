import { getStorage } from '../../../shared/api/storage.contract.ts';
import { OFFERS_OFF_KEY } from '../../../shared/rewards/quietReason.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { settle } from '../../context/settle.ts';
import { loadProfile } from './loadProfile.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget } = args;
  const [frame, stored] = await Promise.all([
    loadProfile(args),
    settle(call(getStorage, { keys: [OFFERS_OFF_KEY] }, { signal }), timeoutBudget),
  ]);
  return {
    ...frame,
    /** Whether offers are shown on the site; null: the platform did not say. */
    siteOffers: stored.ok ? stored.value[OFFERS_OFF_KEY] !== '1' : null,
  };
}
