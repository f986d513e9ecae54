import type { Response } from 'express';
import type { Env } from '../../config/env.ts';
import { framedName } from './framedName.ts';

/**
 * Whether an answer signs somebody in: it sets a session cookie, its own name or the framed one. Any other cookie says nothing;
 * platforms give some to everybody who asks.
 */
export function signsIn({ SESSION_COOKIE }: Pick<Env, 'SESSION_COOKIE'>): (res: Response) => boolean {
  const session = new RegExp(`^(?:${SESSION_COOKIE.flatMap((name) => [name, framedName(name)]).join('|')})=[^;\\s]`);
  return (res) => [res.getHeader('set-cookie') ?? []].flat().some((line) => session.test(String(line)));
}
