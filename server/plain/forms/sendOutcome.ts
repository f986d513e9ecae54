import type { Request, Response } from 'express';
import type { Env } from '#config/env.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { breakCookieLine } from '#server/http/session/breakCookieLine.ts';
import { expiredSession } from '#server/http/session/expiredSession.ts';
import { sendAnswerPage } from '#server/plain/pages/sendAnswerPage.ts';
import { carriedQuery } from '#shared/auth/carriedQuery.ts';
import { LOCALE_COOKIE_SECONDS } from '#shared/constants.ts';
import { cookieNames } from '#shared/keys/cookieNames.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { languageOf, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { readingAddress } from '#shared/url/readingAddress.ts';
import type { FormOutcome } from './FormPost.ts';
import { goBack } from './goBack.ts';
import { queryOf } from './queryOf.ts';
import { redirectHome } from './redirectHome.ts';

interface SendOutcomeOptions {
  env: Pick<Env, 'SESSION_COOKIE'> & Partial<Pick<Env, 'LOCALE_COOKIE'>>;
  isSecure: (req: Request) => boolean;
}

/** Returns the answer to a form: a redirect (303) to where its outcome leads, or the outcome's own page; sets the cookies that it needs. */
export function sendOutcome({ env, isSecure }: SendOutcomeOptions) {
  return (req: Request, res: Response, outcome: FormOutcome): void => {
    const { locale, path } = contextOf(res);
    if (outcome === 'done') {
      const wanted = carriedQuery(queryOf(req))[queryKeys.redirectUrl];
      res.redirect(303, wanted ?? withLocale(paths.home.build(), locale));
    } else if (outcome === 'signedOut') {
      expireSessionCookies(req, res);
      redirectHome(req, res);
    } else if (outcome === 'signInFirst') res.redirect(303, withLocale(path, locale));
    else if ('address' in outcome) res.redirect(303, outcome.address);
    else if ('page' in outcome) goOn(req, res, outcome);
    else if ('html' in outcome) {
      if (outcome.break) res.append('Set-Cookie', breakCookieLine({ ...outcome.break, isSecure: isSecure(req) }));
      sendAnswerPage(res, outcome.html);
    } else goBack(req, res, outcome);
  };

  function goOn(
    req: Request,
    res: Response,
    { page, locale, savesData }: Extract<FormOutcome, { page: string }>,
  ): void {
    const { pageLocale, script } = contextOf(res);
    const remember = (name: string, value: string) =>
      res.append(
        'Set-Cookie',
        `${name}=${value}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax${isSecure(req) ? '; Secure' : ''}`,
      );
    if (locale) remember(env.LOCALE_COOKIE ?? cookieNames.locale, languageOf(locale));
    if (savesData !== undefined) remember(cookieNames.dataSaver, savesData ? '1' : '0');
    res.redirect(303, readingAddress(page, locale ?? pageLocale, script));
  }

  // Independent of the platform's answer: a player must always be able to leave.
  function expireSessionCookies(req: Request, res: Response): void {
    const { framed } = contextOf(res);
    for (const line of expiredSession(env, { framed, secure: isSecure(req) })) res.append('Set-Cookie', line);
  }
}
