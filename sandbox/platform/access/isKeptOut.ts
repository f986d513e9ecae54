import type { World } from '#sandbox/createWorld.ts';
import { RETURN_SECONDS } from './closing/leaveAccount.ts';

/**
 * Whether an account is on a break, self-excluded, banned, closed to play, or closed by its player less than a day ago: a second one of the
 * same person would side-step that.
 */
export function isKeptOut(
  { players: { accounts, pauses }, clock }: Pick<World, 'players' | 'clock'>,
  uid: number,
): boolean {
  const account = accounts.byUid(uid);
  if (!account || account.ban_type === 'multi_account') return false;
  if (account.left_at !== null && clock.seconds() < account.left_at + RETURN_SECONDS) return true;
  return account.ban_type !== null || account.closed_for !== null || pauses.of(uid) !== undefined;
}
