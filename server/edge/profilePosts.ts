import type { RequestHandler } from 'express';
import { AppError } from '../../shared/errors/AppError.ts';
import { paths } from '../../shared/url/paths.ts';
import type { FormOutcome, FormPost, FormTaker } from './FormPost.ts';
import { refusalOf } from './formRefusal.ts';
import { saveFakename } from './profile/saveFakename.ts';

type Forms = Readonly<Record<string, (post: FormPost) => Promise<FormOutcome>>>;

/** The forms of the player's area by their page and `?form=`. */
const pages: Readonly<Record<string, Forms>> = {
  [paths.profile.pattern]: { fakename: saveFakename },
};

/** Takes the forms of the player's area; a page has several, and each outcome names its form. */
export function profilePosts(limits: RequestHandler): Record<string, FormTaker> {
  return Object.fromEntries(
    Object.entries(pages).map(([pattern, forms]) => [pattern, { submit: (post) => submitOne(forms, post), limits }]),
  );
}

async function submitOne(forms: Forms, post: FormPost): Promise<FormOutcome> {
  const form = post.query.get('form') ?? '';
  const submit = Object.hasOwn(forms, form) ? forms[form] : undefined;
  if (!submit) return { error: 'errors.InvalidRequestException' };
  try {
    return named(await submit(post));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.type === 'AuthorizationException' ? 'signInFirst' : named(refusalOf(error));
  }

  function named(outcome: FormOutcome): FormOutcome {
    return typeof outcome === 'string' || 'html' in outcome ? outcome : { form, ...outcome };
  }
}
