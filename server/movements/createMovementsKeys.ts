import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Env } from '#config/env.ts';
import type { MovementsKey } from '#shared/movements/MovementsKey.ts';

/** The signing key of files of movements, and the public keys for checking them. */
export interface MovementsKeys {
  /** Ed25519 signature over the UTF-8 text, in hex. */
  sign(text: string): string;
  /** Id of the key in use, written into the head of a file. */
  kid: string;
  /** Public keys: the one in use first, then the previous ones. */
  all: readonly MovementsKey[];
}

/** DER of an Ed25519 private key up to its 32 bytes (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Creates the keys from MOVEMENTS_KEY and MOVEMENTS_KEYS_BEFORE; without MOVEMENTS_KEY, a random key for this process. Throws for an invalid key. */
export function createMovementsKeys({
  MOVEMENTS_KEY,
  MOVEMENTS_KEYS_BEFORE,
}: Partial<Pick<Env, 'MOVEMENTS_KEY' | 'MOVEMENTS_KEYS_BEFORE'>>): MovementsKeys {
  const key =
    MOVEMENTS_KEY === undefined
      ? generateKeyPairSync('ed25519').privateKey
      : createPrivateKey({
          key: Buffer.concat([PKCS8, Buffer.from(MOVEMENTS_KEY, 'base64url')]),
          format: 'der',
          type: 'pkcs8',
        });
  const ownKey = publicKey(xOf(key));
  return {
    sign: (text) => sign(null, Buffer.from(text), key).toString('hex'),
    kid: ownKey.kid,
    all: [ownKey, ...(MOVEMENTS_KEYS_BEFORE ?? []).map(publicKey)],
  };
}

const xOf = (key: KeyObject): string => String(key.export({ format: 'jwk' }).x);

function publicKey(x: string): MovementsKey {
  const kid = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url');
  return { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig' };
}
