import type { Asking } from '#sandbox/platform/answer.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import type { Passkey } from '#sandbox/world/players/keys/passkeys.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { UNKNOWN_PASSKEY } from '#shared/auth/unknownPasskey.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { assertion, readCredential } from './readCredential.ts';
import { relyingParty } from './relyingParty.ts';

/** What a use of a passkey is for; `uid`: the player who must own it, null for a sign-in. */
interface Use {
  purpose: 'enter' | 'prove';
  credential: string;
  uid: number | null;
}

/**
 * Checks the answer of an authenticator and notes the use: its challenge was made for this and is taken once, it comes from a page of the site, the
 * person was checked, and the counter has not gone back, which would mean a copy of the key (the owner gets a letter). Throws InvalidParameter `credential`.
 */
export async function checkAssertion(asking: Asking, { purpose, credential, uid }: Use): Promise<Account> {
  const { world, locale } = asking;
  const {
    access: { passkeys },
    players: { accounts },
  } = world;
  const given = readCredential(assertion, credential);
  const passkey = given ? passkeys.byId(given.id) : undefined;
  const refuse = (isUnknown = false) => {
    const message = textFor(locale, 'passkeyRefused');
    return new AppError('InvalidParameterException', {
      message,
      data: { credential: [message] },
      ...(isUnknown ? { code: UNKNOWN_PASSKEY } : {}),
    });
  };
  if (!given) throw refuse();
  if (!passkey || (uid !== null && passkey.uid !== uid)) throw refuse(true);
  const { rpId, origins } = relyingParty(asking);
  const handle = Buffer.from(passkeys.handleOf(passkey.uid)).toString('base64url');
  const { userHandle } = given.response;
  if (passkey.rp_id !== rpId || (userHandle && userHandle !== handle)) throw refuse();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, rawId, type, response } = given;
  const checked = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      response: { ...response, userHandle: userHandle ?? undefined },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => passkeys.takeChallenge(challenge, purpose, uid),
    expectedOrigin: origins,
    expectedRPID: rpId,
    credential: { id: passkey.id, publicKey: passkey.public_key, counter: passkey.counter },
    requireUserVerification: true,
  }).catch((error: unknown) => error as Error);
  if (checked instanceof Error) {
    if (checked.message.includes('counter')) tellOfCopy(asking, passkey);
    throw refuse();
  }
  // It may have been removed meanwhile.
  const account = accounts.byUid(passkey.uid);
  if (!checked.verified || !account || !passkeys.use(passkey.id, checked.authenticationInfo.newCounter)) throw refuse();
  return account;
}

function tellOfCopy({ world }: Asking, { uid, name }: Passkey): void {
  const owner = world.players.accounts.byUid(uid);
  if (owner) world.messages.outbox.send(owner.login, `${textFor(owner.locale, 'passkeyCopied')} ${name}`);
}
