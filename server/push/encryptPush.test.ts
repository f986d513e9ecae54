import { expect, test } from 'vitest';
import { encryptPush } from './encryptPush.ts';

const device = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('encryptPush, for the example of RFC 8291, appendix A, returns the same bytes', () => {
  const body = encryptPush('When I grow up, I want to be a watermelon', device, {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  });
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('encryptPush encrypts a message differently each time, and throws for invalid keys', () => {
  expect(encryptPush('x', device).equals(encryptPush('x', device))).toBe(false);
  expect(() => encryptPush('x', { ...device, p256dh: 'AAAA' })).toThrow(/key/i);
  expect(() => encryptPush('x', { ...device, auth: 'AAAA' })).toThrow(RangeError);
});
