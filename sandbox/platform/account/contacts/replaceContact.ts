import type { World } from '#sandbox/createWorld.ts';
import { maskContact } from '#sandbox/platform/account/maskContact.ts';
import type { ContactChange } from '#sandbox/world/players/contactChanges.ts';
import { transaction } from '#sandbox/world/schema/transaction.ts';
import { textFor } from '#sandbox/world/texts.ts';

/** Replaces a contact, with a letter to both. False: the new one has been taken meanwhile, or the old one is gone; the old one stays. */
export function replaceContact(world: World, change: ContactChange): boolean {
  const {
    players: { accounts },
    access: { contactChanges },
    messages: { outbox },
  } = world;
  const { uid, from_contact: from, to_contact: to } = change;
  const account = accounts.byUid(uid);
  const isReplaced = transaction(world.db, () => {
    contactChanges.drop(uid);
    if (!account || accounts.findContact(from)?.uid !== uid || accounts.byLogin(to)) return false;
    accounts.replaceContact(uid, from, { contact: to, phone_country_code: change.phone_country_code });
    return true;
  });
  if (!account) return false;
  if (isReplaced) {
    outbox.send(from, `${textFor(account.locale, 'contactGone')} ${maskContact(to)}`);
    outbox.send(to, textFor(account.locale, 'contactCame'));
  } else outbox.send(from, textFor(account.locale, 'contactStays'));
  return isReplaced;
}
