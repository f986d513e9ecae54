import type { Request, Response } from 'express';
import { contextOf } from '#server/http/requestContext.ts';
import { restoreStep } from '#server/plain/access/restoreStep.ts';
import { carriedQuery } from '#shared/auth/carriedQuery.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { isFormPath } from '#shared/url/isFormPath.ts';
import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';
import { paths } from '#shared/url/paths.ts';
import type { FormRefusal } from './formRefusal.ts';
import { formOf } from './profileForms.ts';
import { queryOf } from './queryOf.ts';

/** Redirects to the same form, with the refusal and the parameters the form was given. */
export function goBack(req: Request, res: Response, refusal: FormRefusal): void {
  const { locale, path } = contextOf(res);
  const given = queryOf(req);
  const step = path === paths.signIn.pattern && restoreStep(given);
  const { name = null, typedLines = [] } = contextOf(res).sentForm ?? {};
  // When a page has several forms, only the one that was sent shows its outcome.
  const form = isFormPath(path) ? null : name;
  const shown = { ...(step ? { step } : {}), ...(form ? { form } : {}), ...refusal };
  const query = new URLSearchParams(
    [shown, repeatedQuery(path, given, form)]
      .flatMap((part) => Object.entries(part))
      .filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const asksAgain = refusal.error !== undefined || refusal.step === 'code' || refusal.step === 'restoreCode';
  if (asksAgain) for (const line of typedLines) res.append('Set-Cookie', line);
  // The message is below the questions, on a phone out of sight.
  const place = path === paths.support.pattern ? '#write' : '';
  res.redirect(303, withLocale(`${path}?${query}`, locale) + place);
}

/** The parameters of a form's address that stay when it is shown again. */
function repeatedQuery(path: string, given: URLSearchParams, form: string | null): Partial<Record<string, string>> {
  if (isFormPath(path)) return carriedQuery(given);
  if (!form) return {};
  const from = given.get(queryKeys.from);
  return {
    ...(isSafeReturnPath(from) ? { [queryKeys.from]: from } : {}),
    ...formOf(path, given)?.form.repeats?.(given),
  };
}
