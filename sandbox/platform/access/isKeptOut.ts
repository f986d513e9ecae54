import type { World } from '#sandbox/createWorld.ts';

/** Whether an account is on a break, self-excluded, banned or closed to play: a second one of the same person would side-step that. */
export function isKeptOut({ players: { accounts, pauses } }: Pick<World, 'players'>, uid: number): boolean {
  const account = accounts.byUid(uid);
  if (!account || account.ban_type === 'multi_account') return false;
  return account.ban_type !== null || account.closed_for !== null || pauses.of(uid) !== undefined;
}
