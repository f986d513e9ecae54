import { useFacts } from '#client/stores/useFacts.ts';
import { senderKeys } from '#shared/keys/senderKeys.ts';

/** Whom a form without JavaScript is for, so that the server refuses it once another player has signed in. */
export function Sender() {
  const { account } = useFacts('session');
  return account && <input type="hidden" name={senderKeys.field} value={account.uid} />;
}
