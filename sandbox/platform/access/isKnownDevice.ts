import type { World } from '#sandbox/createWorld.ts';
import type { Session, SignInPlace } from '#sandbox/world/players/sessions.ts';

/** Whether the player has signed in from this device before this session, or opened the account with it. */
export function isKnownDevice(
  world: Pick<World, 'access'>,
  uid: number,
  { place, session }: { place: SignInPlace; session: Pick<Session, 'created_at'> },
): boolean {
  const signIns = world.access.sessions.signIns(uid);
  const before = signIns.filter(({ at }) => at < session.created_at);
  return before.length === 0 ? signIns.length <= 1 : before.some(({ device }) => device === place.device);
}
