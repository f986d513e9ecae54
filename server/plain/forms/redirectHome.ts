import type { Request, Response } from 'express';
import { contextOf } from '#server/http/requestContext.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

/** Redirects to the home in the language of the address. */
export function redirectHome(_req: Request, res: Response): void {
  res.redirect(303, withLocale(paths.home.build(), contextOf(res).locale));
}
