import type { World } from '#sandbox/createWorld.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { factorContact } from './factorContact.ts';

/** Uses up a recovery code of the player, and tells them by a letter; false: unknown or used. */
export function spendRecoveryCode(
  world: World,
  account: Pick<Account, 'uid' | 'login' | 'locale'>,
  code: string,
): boolean {
  if (!world.access.recoveryCodes.use(account.uid, code)) return false;
  const { remaining } = world.access.recoveryCodes.of(account.uid);
  const contact = factorContact(world, account);
  if (contact !== null) world.messages.outbox.send(contact, `${textFor(account.locale, 'recoveryUsed')} ${remaining}`);
  return true;
}
