import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { visitorKey } from '../../http/limits/visitorKey.ts';
import { framedName } from '../../http/policy/framedName.ts';

/** Who sends a command: the session, or the address of a guest. The key of one sender must not return the answer to another. */
export function senderOf(req: Request, framed: boolean, sessionCookies: readonly string[]): string {
  const cookies = parseCookie(req.headers.cookie ?? '');
  const values = sessionCookies.map((name) => cookies[framed ? framedName(name) : name] ?? '');
  return values.some((value) => value !== '') ? values.join('\0') : `guest\0${visitorKey(req)}`;
}
