import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVapid } from './createVapid.ts';

const privateKey = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
const PUBLIC = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';

test('createVapid returns a header with audience, expiry and contact, signed with its public key’s pair', () => {
  const vapid = createVapid({ privateKey, contact: 'mailto:push@example.uz' });
  expect(vapid.publicKey).toBe(PUBLIC);
  const header = vapid.headerFor('https://push.example', 1_000_000_000_000);
  const [, head = '', body = '', signature = ''] = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=\S+$/.exec(header) ?? [];
  expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: 1_000_043_200,
    sub: 'mailto:push@example.uz',
  });
  const point = Buffer.from(PUBLIC, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const signed = Buffer.from(`${head}.${body}`);
  expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true);
});

test('createVapid, for an invalid key, throws', () => {
  expect(() => createVapid({ privateKey: 'AAAA', contact: 'mailto:push@example.uz' })).toThrow(/key/i);
});
