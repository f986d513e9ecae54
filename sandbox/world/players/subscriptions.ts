import { createHmac, timingSafeEqual } from 'node:crypto';

/** The links at the foot of the letters: whoever holds one may stop the letters of that player, and nothing else. */
export interface Subscriptions {
  token(uid: number): string;
  /** Whose token it is; undefined for one that was not made here. */
  read(token: string): number | undefined;
}

export function createSubscriptions(secret: string): Subscriptions {
  const sign = (uid: string) => createHmac('sha256', secret).update(`unsubscribe\n${uid}`).digest();
  return {
    token: (uid) => `${uid}.${sign(String(uid)).toString('base64url')}`,
    read: (token) => {
      const [uid = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const known = sign(uid);
      return given.length === known.length && timingSafeEqual(given, known) ? Number(uid) : undefined;
    },
  };
}
