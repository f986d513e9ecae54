import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** 2^15 rounds of 8 kB: about a tenth of a second of one core, 32 MB. */
const COST = 2 ** 15;
const KEY_LENGTH = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N: COST, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** `scrypt$salt$key`, both in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** False also where there is no hash, after the same work, so that the time says nothing about who exists. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? '').split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const known = Buffer.from(key, 'base64url');
  return known.length === derived.length && timingSafeEqual(derived, known);
}
