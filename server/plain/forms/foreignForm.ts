import type { Request, Response } from 'express';
import { contextOf } from '#server/http/requestContext.ts';
import type { SessionOwners } from '#server/http/session/createSessionOwners.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { senderKeys } from '#shared/keys/senderKeys.ts';
import type { FormPost } from './FormPost.ts';
import { type FormRefusal, refusalOf } from './formRefusal.ts';

/**
 * The refusal of a form that its page showed to another player than the one who is signed in now, or whose player nobody can tell: nothing
 * of it is done. Null for the player's own form, whose player the context has then, and for one that names nobody.
 */
export async function foreignForm(
  owners: SessionOwners,
  req: Request,
  res: Response,
  { fields, query }: Pick<FormPost, 'fields' | 'query'>,
): Promise<FormRefusal | null> {
  const named = fields[senderKeys.field];
  if (named === undefined || contextOf(res).isGuest) return null;
  const name = query.get('form');
  const form = name ? { form: name } : {};
  try {
    const uid = await owners.ask(req, res);
    if (uid === 0) return null;
    if (String(uid) !== named) return { ...form, error: 'validation.otherPlayer' };
    contextOf(res).player = uid;
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...form, ...refusalOf(error) };
  }
}
