import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** Identification of this server to push services (RFC 8292). */
export interface Vapid {
  /** 65 bytes in base64url; devices subscribe with it. */
  publicKey: string;
  /** `Authorization` for an endpoint of this origin. */
  headerFor(origin: string, now?: number): string;
}

/** Lifetime of a token in seconds; vendors accept a day at most. */
const LIFE = 12 * 3_600;
const HALF = 32;

/** Signs VAPID tokens (RFC 8292). `privateKey`: PUSH_KEY, base64url; `contact`: mailto or https URL for vendors. Throws for an invalid key. */
export function createVapid({ privateKey, contact }: { privateKey: string; contact: string }): Vapid {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = curve.getPublicKey();
  const publicKey = point.toString('base64url');
  const coordinate = (offset: number) => point.subarray(offset, offset + HALF).toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: coordinate(1), y: coordinate(1 + HALF) },
  });
  const head = encode({ typ: 'JWT', alg: 'ES256' });
  return {
    publicKey,
    headerFor(origin, now = Date.now()) {
      const body = `${head}.${encode({ aud: origin, exp: Math.floor(now / 1_000) + LIFE, sub: contact })}`;
      const signature = sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${body}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
