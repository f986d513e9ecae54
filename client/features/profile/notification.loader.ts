import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { askQuiet } from '#client/entities/care/askQuiet.ts';
import { listedNotices } from '#client/entities/notice/listedNotices.ts';
import { getStorage } from '#shared/api/account/storage.contract.ts';
import { getNotices } from '#shared/api/site/notices.contract.ts';
import { getTickets } from '#shared/api/site/tickets.contract.ts';
import { OFFERS_OFF_KEY } from '#shared/rewards/quietReason.ts';
import { loadProfile } from './loadProfile.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget } = args;
  const [frame, stored, notices, tickets, quiet] = await Promise.all([
    loadProfile(args, 'talk'),
    settle(call(getStorage, { keys: [OFFERS_OFF_KEY] }, { signal }), timeoutBudget),
    settle(call(getNotices, {}, { signal }), timeoutBudget),
    settle(call(getTickets, {}, { signal }), timeoutBudget),
    askQuiet(args),
  ]);
  return {
    ...frame,
    notices: notices.ok ? { ...notices, value: listedNotices(notices.value.items, quiet !== null) } : notices,
    tickets,
    /** Whether the site shows offers; null: unknown. */
    siteOffers: stored.ok ? stored.value[OFFERS_OFF_KEY] !== '1' : null,
  };
}
