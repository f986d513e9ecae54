import { createHmac, timingSafeEqual } from 'node:crypto';

/** Unsubscribe links of e-mails. A link's holder can stop that player's e-mails and do nothing else. */
export interface Subscriptions {
  token(uid: number): string;
  /** The uid of the token; undefined if the token is not valid. */
  read(token: string): number | undefined;
}

export function createSubscriptions(secret: string): Subscriptions {
  const sign = (uid: string) => createHmac('sha256', secret).update(`unsubscribe\n${uid}`).digest();
  return {
    token: (uid) => `${uid}.${sign(String(uid)).toString('base64url')}`,
    read: (token) => {
      const [uid = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(uid);
      return given.length === expected.length && timingSafeEqual(given, expected) ? Number(uid) : undefined;
    },
  };
}
