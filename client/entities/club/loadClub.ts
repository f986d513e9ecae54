import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { type Settled, settle } from '#client/context/settle.ts';
import { getLoyaltyInfo } from '#shared/api/rewards/loyalty.contract.ts';
import { type ClubLevel, clubLevels } from './clubLevels.ts';
import { type ClubMember, toClubMember } from './clubMember.ts';

/** Data of every club page: texts, levels and, for a player, their standing. */
export async function loadClub({ call, content, intl, stores, signal, timeoutBudget }: LoaderArgs) {
  const [club, info] = await Promise.all([
    content('loyalty'),
    stores.session.isPlayer ? settle(call(getLoyaltyInfo, {}, { signal }), timeoutBudget) : null,
  ]);
  const levels: ClubLevel[] = clubLevels(club.levels, info?.ok ? info.value.levels : null);
  /** null for a guest. */
  const member: Settled<ClubMember> | null = info?.ok ? { ok: true, value: toClubMember(info.value, levels) } : info;
  return { club, name: club.title || intl.formatMessage({ id: 'loyalty.title' }), levels, member };
}
