import { isKnownDevice } from '#sandbox/platform/access/isKnownDevice.ts';
import type { Asking } from '#sandbox/platform/answer.ts';
import type { Session } from '#sandbox/world/players/sessions.ts';

const FRESH_SECONDS = 600;

/** Whether the player has just signed in: whoever holds a stolen session has not. */
export function hasJustSignedIn({ world }: Pick<Asking, 'world'>, session: Session): boolean {
  return world.clock.seconds() - session.created_at <= FRESH_SECONDS;
}

/** Whether the player has just signed in, where they have signed in before: whoever holds a stolen session has not. */
export function isFreshSignIn(
  { world, place }: Pick<Asking, 'world' | 'place'>,
  uid: number,
  session: Session,
): boolean {
  return hasJustSignedIn({ world }, session) && isKnownDevice(world, uid, { place, session });
}
