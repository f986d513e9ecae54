import type { LoaderArgs } from '#client/context/LoaderArgs.ts';
import { settle } from '#client/context/settle.ts';
import { getSessionFacts } from '#shared/api/account/accountLimits.contract.ts';
import { getRecoveryCodes } from '#shared/api/account/accountRecovery.contract.ts';
import { getSessions } from '#shared/api/account/accountSessions.contract.ts';
import { getShield } from '#shared/api/account/accountShield.contract.ts';
import { getSocials } from '#shared/api/account/accountSocials.contract.ts';
import { getPasskeys } from '#shared/api/account/passkeys.contract.ts';
import { loadProfile } from './loadProfile.ts';
import { readLinkOutcome } from './security/readLinkOutcome.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, content, signal, timeoutBudget, url } = args;
  const [frame, sessions, sessionFacts, socials, shield, recovery, passkeys, auth] = await Promise.all([
    loadProfile(args, 'security'),
    settle(call(getSessions, {}, { signal }), timeoutBudget),
    settle(call(getSessionFacts, {}, { signal }), timeoutBudget),
    settle(call(getSocials, {}, { signal }), timeoutBudget),
    settle(call(getShield, {}, { signal }), timeoutBudget),
    settle(call(getRecoveryCodes, {}, { signal }), timeoutBudget),
    settle(call(getPasskeys, {}, { signal }), timeoutBudget),
    content('auth-config'),
  ]);
  const services = auth.authTypes.includes('social') ? auth.socials.map(({ service }) => service) : [];
  return {
    profile: { ...frame.profile, outcome: frame.profile.outcome ?? readLinkOutcome(url.searchParams) },
    sessions,
    lastLogin: sessionFacts.ok ? sessionFacts.value.last_login : null,
    socials,
    shield,
    recovery,
    passkeys,
    /** Services that may be linked. */
    services,
  };
}
