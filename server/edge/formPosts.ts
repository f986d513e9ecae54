import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Env } from '../../config/env.ts';
import { getContactPhoneSettings, unsubscribe } from '../../shared/api/account.contract.ts';
import { login, register } from '../../shared/api/auth.contract.ts';
import { createCall } from '../../shared/api/call.ts';
import { getGeneralInfo } from '../../shared/api/metadata.contract.ts';
import { sendFeedback } from '../../shared/api/support.contract.ts';
import { internationalPhone } from '../../shared/auth/internationalPhone.ts';
import { nationalLength } from '../../shared/auth/nationalLength.ts';
import type { PhoneCountry } from '../../shared/auth/PhoneSettings.ts';
import { registrationFields } from '../../shared/auth/registrationFields.ts';
import { registrationInput } from '../../shared/auth/registrationInput.ts';
import { chooseWay, registrationWays } from '../../shared/auth/registrationWays.ts';
import { readTwoFactor } from '../../shared/auth/twoFactorMarkers.ts';
import type { ContentSource } from '../../shared/content/ContentSource.ts';
import { AppError } from '../../shared/errors/AppError.ts';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { type Locale, withLocale } from '../../shared/locales.ts';
import { paths } from '../../shared/paths.ts';
import { codeRule } from '../../shared/rules/codeRule.ts';
import { formRule } from '../../shared/rules/formRule.ts';
import { createCaseNumber } from '../../shared/support/createCaseNumber.ts';
import { feedbackInput } from '../../shared/support/feedbackInput.ts';
import { letterRule } from '../../shared/support/letterRule.ts';
import { unsubscribeInput } from '../../shared/support/unsubscribeInput.ts';
import type { RateLimiter } from '../http/createRateLimiter.ts';
import { inTurn } from '../http/inTurn.ts';
import { type LoginKeyEnv, loginKey } from '../http/loginKey.ts';
import { contextOf } from '../http/requestContext.ts';
import { sameOrigin } from '../http/sameOrigin.ts';
import { sendProblem } from '../http/sendProblem.ts';
import { signsIn } from '../http/signsIn.ts';
import type { VisitorTransport } from '../platform/platformTransport.ts';
import { credentialsPage } from './credentialsPage.ts';
import { type FormRefusal, refusalOf, refusalOfIssue } from './formRefusal.ts';
import { type LetterProblem, letterPage } from './letterPage.ts';

export interface FormPostsOptions {
  env: Pick<Env, 'PUBLIC_ORIGIN' | 'SESSION_COOKIE'> & Partial<Pick<Env, 'PUBLIC_HOSTS'>> & LoginKeyEnv;
  limit: RateLimiter;
  transportFor: (req: Request, res: Response) => VisitorTransport;
  content: (locale: Locale) => ContentSource;
}

interface Post {
  fields: Readonly<Record<string, string>>;
  /** Of the address the form was sent to. */
  query: URLSearchParams;
  locale: Locale;
  call: ReturnType<typeof createCall>;
  content: ContentSource;
}

/** Back to the same page, which tells what came of it; a page of its own; or home. */
type Outcome = FormRefusal | { html: (nonce: string) => string } | 'done';

const MOST_BYTES = '16kb';
const MOST_FIELDS = 40;
const home = paths.home.build();

/**
 * The forms of the site sent without JavaScript: signing in and up, letters to the support, the end of a subscription. Nothing
 * that was typed is kept or put into an address: a refused letter comes back in the answer itself, another form empty with `?error={message id}&field=`, the code step with `?step=code` where login and password are
 * typed again. Answers 303, so that reloading the next page sends nothing twice.
 *
 * A form of another site must not sign a visitor in to somebody's account, so the origin gate of /api stands here too.
 */
export function formPosts({ env, limit, transportFor, content }: FormPostsOptions): RequestHandler[] {
  const tooMany: RequestHandler = (_req, res) => goBack(res, { error: 'errors.TooManyRequestsException' });
  // What was written to the support comes back with the refusal, as with any other.
  const tooManyLetters: RequestHandler = (req, res) => {
    const { locale, nonce } = contextOf(res);
    res.type('html').send(letterPage({ fields: fieldsOf(req.body), problem: 'tooMany', locale, nonce }));
  };
  const byAccount = limit('account', tooMany, {
    keyOf: (req) => loginKey(fieldsOf(req.body)['login'], env) ?? 'nobody',
    hasSucceeded: signsIn(env),
  });
  const forms: Record<string, { submit: (post: Post) => Promise<Outcome>; limits: RequestHandler }> = {
    [paths.signIn.pattern]: { submit: signIn, limits: inTurn(limit('login', tooMany), byAccount) },
    [paths.signUp.pattern]: { submit: signUp, limits: limit('register', tooMany) },
    [paths.support.pattern]: { submit: sendLetter, limits: limit('letters', tooManyLetters) },
    [paths.unsubscribe.pattern]: { submit: endSubscription, limits: limit('letters', tooMany) },
  };
  const formOf = (req: Request, res: Response) =>
    req.method === 'POST' && Object.hasOwn(forms, contextOf(res).path) ? forms[contextOf(res).path] : undefined;

  const isOurs = sameOrigin(env);
  const gate: RequestHandler = (req, res, next) => {
    if (!formOf(req, res)) return next();
    res.setHeader('Cache-Control', 'private, no-store');
    return isOurs(req) ? next() : sendProblem(req, res, 403);
  };

  const read = express.urlencoded({ extended: false, limit: MOST_BYTES, parameterLimit: MOST_FIELDS });
  const readForm: RequestHandler = (req, res, next) => (formOf(req, res) ? read(req, res, next) : next());
  const limits: RequestHandler = (req, res, next) => {
    const form = formOf(req, res);
    return form ? form.limits(req, res, next) : next();
  };

  const answer: RequestHandler = async (req, res, next) => {
    const form = formOf(req, res);
    if (!form) return next();
    const { locale, path } = contextOf(res);
    contextOf(res).route = path;
    const abort = new AbortController();
    res.on('close', () => {
      if (!res.writableFinished) abort.abort();
    });
    const { transport, cookies } = transportFor(req, res);
    const call = createCall(
      (request) => transport({ ...request, signal: abort.signal }),
      () => locale,
    );
    const query = new URL(req.originalUrl, 'http://form').searchParams;
    const post = { fields: fieldsOf(req.body), query, locale, call, content: content(locale) };
    const outcome = await form.submit(post).catch((error: unknown) => {
      if (error instanceof AppError) return refusalOf(error);
      throw error;
    });
    if (res.closed) return;
    for (const cookie of cookies()) res.append('Set-Cookie', cookie);
    if (outcome === 'done') res.redirect(303, withLocale(home, locale));
    else if ('html' in outcome) res.type('html').send(outcome.html(contextOf(res).nonce));
    else goBack(res, outcome);
  };

  return [gate, readForm, limits, answer];
}

/** To the same form, which says what is wrong. */
function goBack(res: Response, refusal: FormRefusal): void {
  const { locale, path } = contextOf(res);
  const query = new URLSearchParams(Object.entries(refusal).filter(([, value]) => value !== undefined));
  // What is told stands below the questions: on a phone out of sight.
  const place = path === paths.support.pattern ? '#write' : '';
  res.redirect(303, withLocale(`${path}?${query}`, locale) + place);
}

/** One text a name; of a repeated name the last. */
function fieldsOf(body: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).flatMap(
      ([name, value]): [string, string][] => {
        const last: unknown = Array.isArray(value) ? value.at(-1) : value;
        return typeof last === 'string' ? [[name, last]] : [];
      },
    ),
  );
}

async function signIn({ fields, locale, call, content }: Post): Promise<Outcome> {
  const { forms } = await content('forms-config');
  const { code: typedCode, ...values } = fields;
  const parsed = formRule(forms.login, { locale, password: 'current' }).safeParse(values);
  const step = typedCode === undefined ? {} : { step: 'code' as const };
  if (!parsed.success) return { ...refusalOfIssue(parsed.error.issues[0]), ...step };
  const code = typedCode ? codeRule().safeParse(typedCode) : undefined;
  if (code && !code.success) return { step: 'code', error: 'validation.code', field: 'code' };
  const { login: name, password } = parsed.data as Record<string, string>;
  try {
    await call(login, { login: name ?? '', password: password ?? '', ...(code ? { code: code.data } : {}) });
    return 'done';
  } catch (error) {
    switch (readTwoFactor(error)?.kind) {
      case 'codeNeeded':
        return { step: 'code' };
      case 'wrongCode':
        return { step: 'code', error: 'profile.smsCodeError', field: 'code' };
      case 'malformedCode':
        return { step: 'code', error: 'validation.code', field: 'code' };
      case 'expiredCode':
        return { step: 'code', error: 'auth.codeExpired', field: 'code' };
      default:
        throw error;
    }
  }
}

async function signUp({ fields, locale, call, content }: Post): Promise<Outcome> {
  const [{ forms }, auth, phones, general] = await Promise.all([
    content('forms-config'),
    content('auth-config'),
    call(getContactPhoneSettings, {}),
    call(getGeneralInfo, {}),
  ]);
  const way = chooseWay(registrationWays(auth), fields['auth_type']);
  const back = (refusal: FormRefusal): FormRefusal => ({ ...refusal, type: way });
  const configured = registrationFields(way, {
    forms,
    options: auth.registration,
    currencies: general.available_currencies,
  });
  const country = countryOf(fields, phones.countries, phones.default_country_code);
  if (!country) throw new AppError('InternalServerErrorException', { message: 'No phone countries' });
  const parsed = formRule(configured, { locale, isPhoneValid: (phone) => isWhole(phone, country) }).safeParse(fields);
  if (!parsed.success) return back(refusalOfIssue(parsed.error.issues[0]));
  const currency = general.default_currency;
  try {
    const input = registrationInput({ way, values: parsed.data, country, currency });
    const { login: name, password } = await call(register, input);
    if (password === undefined) return 'done';
    return { html: (nonce) => credentialsPage({ login: name, password, locale, nonce }) };
  } catch (error) {
    if (error instanceof AppError) return back(refusalOf(error));
    throw error;
  }
}

async function sendLetter({ fields, locale, call }: Post): Promise<Outcome> {
  const again = (problem: LetterProblem): Outcome => ({
    html: (nonce) => letterPage({ fields, problem, locale, nonce }),
  });
  const parsed = letterRule.safeParse(fields);
  if (!parsed.success) return again(parsed.error.issues[0]?.path[0] === 'email' ? 'email' : 'text');
  const caseNumber = createCaseNumber();
  try {
    const answer = await call(sendFeedback, feedbackInput({ letter: parsed.data, caseNumber }));
    return answer === 1 ? { step: 'sent', case: caseNumber } : again('failed');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return again('email' in error.data ? 'email' : 'text' in error.data ? 'text' : 'failed');
  }
}

async function endSubscription({ query, call }: Post): Promise<Outcome> {
  const input = unsubscribeInput(query);
  if (!input) return { error: 'errors.InvalidParameterException' };
  try {
    return (await call(unsubscribe, input)) === 1
      ? { step: 'done' }
      : { error: 'errors.UnknownErrorException', ...input };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The letter's link stays in the address, so that the button can be pressed again.
    return { error: errorMessage(error).id, ...input };
  }
}

/** The country that was chosen; of a number that begins with a plus, the one it names. */
function countryOf(
  { phone = '', phone_country_code }: Readonly<Record<string, string>>,
  countries: readonly PhoneCountry[],
  usual: string,
): PhoneCountry | undefined {
  const named = phone.trim().startsWith('+') ? countries.find((country) => isWhole(phone, country)) : undefined;
  const byCode = (code: string | undefined) => countries.find((country) => country.code === code);
  return named ?? byCode(phone_country_code) ?? byCode(usual) ?? countries[0];
}

function isWhole(phone: string, country: PhoneCountry): boolean {
  const code = `+${country.phone_code.replace(/\D/g, '')}`;
  const whole = internationalPhone(phone, country);
  const wanted = nationalLength(country);
  if (!whole.startsWith(code)) return false;
  return wanted === null ? /^\+\d{7,15}$/.test(whole) : whole.length === code.length + wanted;
}
