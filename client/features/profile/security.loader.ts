import { getSessionFacts } from '../../../shared/api/accountLimits.contract.ts';
import { getSessions } from '../../../shared/api/accountSessions.contract.ts';
import type { LoaderArgs } from '../../context/LoaderArgs.ts';
import { settle } from '../../context/settle.ts';
import { loadProfile } from './loadProfile.ts';

export async function loadCritical(args: LoaderArgs) {
  const { call, signal, timeoutBudget } = args;
  const [frame, sessions, facts] = await Promise.all([
    loadProfile(args),
    settle(call(getSessions, {}, { signal }), timeoutBudget),
    settle(call(getSessionFacts, {}, { signal }), timeoutBudget),
  ]);
  return { ...frame, sessions, lastLogin: facts.ok ? facts.value.last_login : null };
}
