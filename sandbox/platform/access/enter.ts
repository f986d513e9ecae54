import type { Asking } from '#sandbox/platform/answer.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import { textFor } from '#sandbox/world/texts.ts';

/** Signs a player in, and e-mails them if they have never signed in from this device. */
export function enter({ world, place, signIn }: Asking, account: Account): void {
  const before = world.access.sessions.signIns(account.uid);
  signIn(account.uid);
  if (before.length === 0 || place.device === '' || before.some(({ device }) => device === place.device)) return;
  world.messages.outbox.send(account.login, `${textFor(account.locale, 'newDevice')} ${place.device}`);
  world.rewards.club.warn(account.uid, 'new_device', place.device);
}
