import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** 2^15 rounds of 8 kB: about a tenth of a second of one core, 32 MB. */
const DEFAULT_BITS = 15;
/** Tests sign in a thousand times, so they use fewer rounds. */
const BITS = Number(process.env['SANDBOX_PASSWORD_BITS']) || DEFAULT_BITS;
const KEY_LENGTH = 32;

function derive(password: string, salt: Buffer, bits: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N: 2 ** bits, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** `scrypt$salt$key`, both in base64url, followed by `$` and the number of rounds if not the default. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, BITS);
  const hash = `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
  return BITS === DEFAULT_BITS ? hash : `${hash}$${BITS}`;
}

/** False without a hash, after the same work, so that timing does not reveal which accounts exist. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', key = '', bits = hash ? DEFAULT_BITS : BITS] = (hash ?? '').split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(bits));
  const expected = Buffer.from(key, 'base64url');
  return expected.length === derived.length && timingSafeEqual(derived, expected);
}
