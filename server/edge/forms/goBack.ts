import type { Request, Response } from 'express';
import { restoreStep } from '#server/edge/access/restoreStep.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { carriedQuery } from '#shared/auth/carriedQuery.ts';
import { confirmationKeys } from '#shared/keys/confirmationKeys.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { withLocale } from '#shared/locales.ts';
import { isPausePeriod } from '#shared/profile/isPausePeriod.ts';
import { readContact } from '#shared/profile/readContact.ts';
import { isFormPath } from '#shared/url/isFormPath.ts';
import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';
import { paths } from '#shared/url/paths.ts';
import type { FormRefusal } from './formRefusal.ts';
import { queryOf } from './queryOf.ts';

/** Redirects to the same form, with the refusal and the parameters the form was given. */
export function goBack(req: Request, res: Response, refusal: FormRefusal): void {
  const { locale, path } = contextOf(res);
  const given = queryOf(req);
  const step = path === paths.signIn.pattern && restoreStep(given);
  // When a page has several forms, only the one that was sent shows its outcome.
  const form = isFormPath(path) ? null : given.get('form');
  const shown = Object.entries({ ...(step ? { step } : {}), ...(form ? { form } : {}), ...refusal }).filter(
    ([, value]) => value !== undefined,
  );
  const query = new URLSearchParams([...shown, ...Object.entries(repeatedQuery(path, given, form))]);
  const { typedLine } = contextOf(res);
  const asksAgain = refusal.error !== undefined || refusal.step === 'code' || refusal.step === 'restoreCode';
  if (asksAgain && typedLine !== undefined) res.append('Set-Cookie', typedLine);
  // The message is below the questions, on a phone out of sight.
  const place = path === paths.support.pattern ? '#write' : '';
  res.redirect(303, withLocale(`${path}?${query}`, locale) + place);
}

/** The parameters of a form's address that stay when it is shown again. The code of an e-mail's link does not: it was refused. */
function repeatedQuery(path: string, given: URLSearchParams, form: string | null): Record<string, string> {
  if (isFormPath(path)) return carriedQuery(given);
  const from = given.get(queryKeys.from);
  const contact = readContact(given.get(confirmationKeys.contact));
  if (path === paths.confirmation.pattern) return contact ? { [confirmationKeys.contact]: contact } : {};
  const pause = given.get('pause');
  const gift = given.get('gift') ?? '';
  const leave = given.get('leave') ?? '';
  return {
    ...(form && isSafeReturnPath(from) ? { [queryKeys.from]: from } : {}),
    ...(form === 'gift' && /^[\w-]{1,64}$/.test(gift) ? { gift } : {}),
    ...(form === 'pause' && isPausePeriod(pause) ? { pause } : {}),
    ...(form === 'leave' && /^(?:harm|rest)$/.test(leave) ? { leave } : {}),
  };
}
