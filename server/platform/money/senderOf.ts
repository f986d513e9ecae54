import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { visitorKey } from '#server/http/limits/visitorKey.ts';
import { framedName } from '#server/http/policy/framedName.ts';
import { contextOf } from '#server/http/requestContext.ts';

/**
 * Who sends a command: the player, whom every page of the site names, so that an order repeated after a new sign-in is the same order; else
 * the session, or the address of a guest. The key of one sender must not return the answer to another.
 */
export function senderOf(req: Request, res: Response, sessionCookies: readonly string[]): string {
  const { player, framed } = contextOf(res);
  if (player !== undefined) return `player\0${player}`;
  const cookies = parseCookie(req.headers.cookie ?? '');
  const values = sessionCookies.map((name) => cookies[framed ? framedName(name) : name] ?? '');
  return values.some((value) => value !== '') ? values.join('\0') : `guest\0${visitorKey(req)}`;
}
