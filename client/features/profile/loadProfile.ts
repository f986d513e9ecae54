import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { levelOf } from '#client/entities/club/levelOf.ts';
import { readFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { getDepositLimit, getProfileInfo } from '#shared/api/account/account.contract.ts';
import { getLoyaltyInfo } from '#shared/api/rewards/loyalty.contract.ts';
import type { FormArea } from '#shared/auth/isFormErrorId.ts';

/** Data that every page of the player's area needs for its left side, beyond the stores. `area`: forms whose outcome the page shows. */
export async function loadProfile({ call, content, url, signal, timeoutBudget }: LoaderArgs, area?: FormArea) {
  const [{ flags }, standing, profile, limit] = await Promise.all([
    content('prazer-config'),
    settle(call(getLoyaltyInfo, {}, { signal }), timeoutBudget),
    settle(call(getProfileInfo, { fields: 'contacts' }, { signal }), timeoutBudget),
    settle(call(getDepositLimit, {}, { signal }), timeoutBudget),
  ]);
  return {
    profile: {
      flags,
      level: standing.ok && standing.value.is_active ? levelOf(standing.value) : null,
      contacts: profile.ok ? (profile.value.contacts ?? []) : [],
      limit: limit.ok ? limit.value : null,
      /** Error of the first missing part. */
      error: [standing, profile, limit].find((part) => !part.ok)?.error ?? null,
      outcome: readFormOutcome(url.searchParams, ['profile', ...(area ? [area] : [])]),
    },
  };
}

export type ProfileData = Awaited<ReturnType<typeof loadProfile>>['profile'];
