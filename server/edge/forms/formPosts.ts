import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Env } from '../../../config/env.ts';
import { brand } from '../../../shared/brand.ts';
import { getContactPhoneSettings, unsubscribe } from '../../../shared/api/account/account.contract.ts';
import { login, logout, register, restore } from '../../../shared/api/account/auth.contract.ts';
import { createCall } from '../../../shared/api/call.ts';
import { LOCALE_COOKIE_SECONDS } from '../../../shared/constants.ts';
import { getGeneralInfo } from '../../../shared/api/site/metadata.contract.ts';
import { sendFeedback } from '../../../shared/api/site/support.contract.ts';
import { loadCharacters } from '../../../shared/auth/loadCharacters.ts';
import { missingPhoneDigits } from '../../../shared/auth/missingPhoneDigits.ts';
import type { PhoneCountry } from '../../../shared/auth/PhoneSettings.ts';
import { readPhone } from '../../../shared/auth/readPhone.ts';
import { registrationFields } from '../../../shared/auth/registrationFields.ts';
import { registrationInput } from '../../../shared/auth/registrationInput.ts';
import { carriedQuery } from '../../../shared/auth/carriedQuery.ts';
import { chooseMethod, registrationMethods } from '../../../shared/auth/registrationMethods.ts';
import { readTwoFactor } from '../../../shared/auth/twoFactorMarkers.ts';
import type { ContentSource } from '../../../shared/content/ContentSource.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { fatalOf } from '../../../shared/errors/fatalOf.ts';
import { type Language, languageOf, withLocale } from '../../../shared/locales.ts';
import { isSafeReturnPath } from '../../../shared/url/isSafeReturnPath.ts';
import { paths } from '../../../shared/url/paths.ts';
import { readingAddress } from '../../../shared/url/readingAddress.ts';
import { confirmationKeys } from '../../../shared/keys/confirmationKeys.ts';
import { cookieNames } from '../../../shared/keys/cookieNames.ts';
import { queryKeys } from '../../../shared/keys/queryKeys.ts';
import { isPausePeriod } from '../../../shared/profile/isPausePeriod.ts';
import { readContact } from '../../../shared/profile/readContact.ts';
import { readTracking } from '../../../shared/tracking/readTracking.ts';
import { codeRule } from '../../../shared/rules/fields/codeRule.ts';
import { formRule } from '../../../shared/rules/formRule.ts';
import { createCaseNumber } from '../../../shared/support/createCaseNumber.ts';
import { feedbackInput } from '../../../shared/support/feedbackInput.ts';
import { ticketRule } from '../../../shared/support/ticketRule.ts';
import { unsubscribeInput } from '../../../shared/support/unsubscribeInput.ts';
import type { GuestSessions } from '../../http/session/createGuestSessions.ts';
import { type KnownDevices, triesKey } from '../../http/session/createKnownDevices.ts';
import type { RateLimiter } from '../../http/limits/createRateLimiter.ts';
import type { SolvedWaits } from '../../http/limits/createSolvedWaits.ts';
import { breakCookieLine } from '../../http/session/breakCookieLine.ts';
import { expiredSession } from '../../http/session/expiredSession.ts';
import { compose } from '../../http/compose.ts';
import { type LoginKeyEnv, loginKey } from '../../http/limits/loginKey.ts';
import { contextOf } from '../../http/requestContext.ts';
import { sameOrigin } from '../../http/hosts/sameOrigin.ts';
import { sendProblem } from '../../http/problems/sendProblem.ts';
import { noteRefusal, signsIn } from '../../http/limits/signsIn.ts';
import { unlessWaited } from '../../http/limits/unlessWaited.ts';
import type { SharedOutcomes } from '../../platform/money/createSharedOutcomes.ts';
import type { VisitorTransport } from '../../platform/platformTransport.ts';
import type { PlainOutcome } from '../cashier/PlainOutcome.ts';
import { chooseDataSaver } from '../chooseDataSaver.ts';
import { createFormFinder } from './createFormFinder.ts';
import { credentialsPage } from '../pages/credentialsPage.ts';
import type { FormOutcome, FormPost, FormTaker } from './FormPost.ts';
import { type FormRefusal, refusalOf, refusalOfIssue } from './formRefusal.ts';
import { profilePosts } from './profilePosts.ts';
import { type TicketProblem, ticketPage } from '../pages/ticketPage.ts';

/** Dependencies of formPosts. */
export interface FormPostsOptions {
  env: Pick<Env, 'PUBLIC_ORIGIN' | 'SESSION_COOKIE'> &
    Partial<Pick<Env, 'PUBLIC_HOSTS' | 'LOCALE_COOKIE'>> &
    LoginKeyEnv;
  limit: RateLimiter;
  devices: KnownDevices;
  waits: SolvedWaits;
  guestSessions?: Pick<GuestSessions, 'forget'> | undefined;
  isSecure: (req: Request) => boolean;
  transportFor: (req: Request, res: Response) => VisitorTransport;
  content: (locale: Language) => ContentSource;
  /** Outcomes of money forms, shared by all replicas. */
  plainOrders?: SharedOutcomes<PlainOutcome> | undefined;
}

const MAX_BYTES = '16kb';
const MAX_FIELDS = 40;
const home = paths.home.build();

/**
 * The stages that handle forms sent without JavaScript: sign-in, sign-up, sign-out, password restore, support tickets, unsubscribing and
 * the player's area. Typed text is neither stored nor put into an address: a refused ticket returns in the answer itself, other forms
 * return empty with `?error={message id}&field=`, and the code step (`?step=code`) asks for login and password again. Answers 303, so that
 * reloading the next page sends nothing twice.
 *
 * The origin gate of /api applies here too: a form of another site must not sign a visitor in to a foreign account.
 */
export function formPosts({
  env,
  limit,
  devices,
  waits,
  guestSessions,
  isSecure,
  transportFor,
  content,
  plainOrders,
}: FormPostsOptions): RequestHandler[] {
  const tooMany: RequestHandler = (req, res) => {
    const wait = String(res.getHeader('Retry-After') ?? '');
    goBack(req, res, { error: 'errors.TooManyRequestsException', ...(wait ? { wait } : {}) });
  };
  const toHome: RequestHandler = (_req, res) => res.redirect(303, withLocale(home, contextOf(res).locale));
  // A ticket over the limit returns with its text, like any refused ticket.
  const tooManyTickets: RequestHandler = (req, res) => {
    const { reading: locale, nonce } = contextOf(res);
    res.type('html').send(ticketPage({ fields: fieldsOf(req.body), problem: 'tooMany', locale, brand, nonce }));
  };
  const accountIn = (req: Request) => loginKey(fieldsOf(req.body)['login'], env);
  const tries = limit('account', unlessWaited(waits, accountIn, tooMany), {
    keyOf: (req) => triesKey(devices, req.headers.cookie, accountIn(req) ?? 'nobody'),
    hasSucceeded: signsIn(env),
  });
  // A form without a login cannot sign in, and must not use up the tries of other forms without one.
  const byAccount: RequestHandler = (req, res, next) => (accountIn(req) === undefined ? next() : tries(req, res, next));
  const signInLimits = compose(limit('login', tooMany), byAccount);
  const restoreLimits = compose(limit('codes', tooMany), byAccount);
  const forms: Record<string, FormTaker> = {
    [paths.signIn.pattern]: {
      submit: (post) => (restoreStep(post.query) ? restorePassword(post) : signIn(post)),
      limits: (req, res, next) => (restoreStep(queryOf(req)) ? restoreLimits : signInLimits)(req, res, next),
    },
    [paths.signOut.pattern]: { submit: signOut, limits: limit('writes', toHome) },
    [paths.dataSaver.pattern]: { submit: chooseDataSaver, limits: limit('writes', toHome) },
    [paths.signUp.pattern]: { submit: signUp, limits: limit('register', tooMany) },
    [paths.support.pattern]: { submit: sendTicket, limits: limit('tickets', tooManyTickets) },
    [paths.unsubscribe.pattern]: { submit: endSubscription, limits: limit('tickets', tooMany) },
    ...profilePosts(
      { writes: limit('writes', tooMany), codes: limit('codes', tooMany), money: limit('money', tooMany) },
      plainOrders,
    ),
  };
  const findForm = createFormFinder(forms);
  const formOf = (req: Request, res: Response) => (req.method === 'POST' ? findForm(contextOf(res).path) : undefined);

  const isOurs = sameOrigin(env);
  const gate: RequestHandler = (req, res, next) => {
    if (!formOf(req, res)) return next();
    res.setHeader('Cache-Control', 'private, no-store');
    return isOurs(req) ? next() : sendProblem(req, res, 403);
  };

  const read = express.urlencoded({ extended: false, limit: MAX_BYTES, parameterLimit: MAX_FIELDS });
  const readForm: RequestHandler = (req, res, next) => (formOf(req, res) ? read(req, res, next) : next());
  const limits: RequestHandler = (req, res, next) => {
    const form = formOf(req, res);
    return form ? form.taker.limits(req, res, next) : next();
  };

  const answer: RequestHandler = async (req, res, next) => {
    const form = formOf(req, res);
    if (!form) return next();
    const { locale, reading, path } = contextOf(res);
    contextOf(res).route = form.pattern;
    const abort = new AbortController();
    res.on('close', () => {
      if (!res.writableFinished) abort.abort();
    });
    const { transport, cookies } = transportFor(req, res);
    const call = createCall(
      (request) => transport({ ...request, signal: abort.signal }),
      () => locale,
    );
    const query = queryOf(req);
    const { origin } = contextOf(res);
    const post = { fields: fieldsOf(req.body), query, locale: reading, origin, call, content: content(locale) };
    const outcome = await form.taker.submit(post).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      const { pause, until = null } = fatalOf(error) ?? {};
      if (pause !== undefined) beginBreak(req, res, until);
      return refusalOf(error);
    });
    if (res.closed) return;
    for (const cookie of cookies()) res.append('Set-Cookie', cookie);
    const forgotten = guestSessions?.forget(req.headers.cookie);
    if (forgotten !== undefined) res.append('Set-Cookie', forgotten);
    if (outcome !== 'done') noteRefusal(res);
    const account = path === paths.signIn.pattern && outcome === 'done' ? accountIn(req) : undefined;
    if (account !== undefined) {
      const facts = { cookieHeader: req.headers.cookie, setCookie: cookies(), account, secure: isSecure(req) };
      const line = devices.lineFor(facts);
      if (line !== undefined) res.append('Set-Cookie', line);
    }
    if (outcome === 'signedOut') expireSessionCookies(req, res);
    if (outcome === 'done') res.redirect(303, carriedQuery(query)[queryKeys.redirectUrl] ?? withLocale(home, locale));
    else if (outcome === 'signedOut') toHome(req, res, next);
    else if (outcome === 'signInFirst') res.redirect(303, withLocale(path, locale));
    else if ('page' in outcome) goOn(req, res, outcome);
    else if ('html' in outcome) {
      if (outcome.break) beginBreak(req, res, outcome.break.until);
      res.type('html').send(outcome.html(contextOf(res).nonce));
    } else goBack(req, res, outcome);
  };

  return [gate, readForm, limits, answer];

  function goOn(
    req: Request,
    res: Response,
    { page, locale, savesData }: Extract<FormOutcome, { page: string }>,
  ): void {
    const { reading, script } = contextOf(res);
    const remember = (name: string, value: string) =>
      res.append(
        'Set-Cookie',
        `${name}=${value}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax${isSecure(req) ? '; Secure' : ''}`,
      );
    if (locale) remember(env.LOCALE_COOKIE ?? cookieNames.locale, languageOf(locale));
    if (savesData !== undefined) remember(cookieNames.dataSaver, savesData ? '1' : '0');
    res.redirect(303, readingAddress(page, locale ?? reading, script));
  }

  function beginBreak(req: Request, res: Response, until: number | null): void {
    res.append('Set-Cookie', breakCookieLine({ until, isSecure: isSecure(req) }));
  }

  // Independent of the platform's answer: a player must always be able to leave.
  function expireSessionCookies(req: Request, res: Response): void {
    const { framed } = contextOf(res);
    for (const line of expiredSession(env, { framed, secure: isSecure(req) })) res.append('Set-Cookie', line);
  }
}

function queryOf(req: Request): URLSearchParams {
  return new URL(req.originalUrl, 'http://form').searchParams;
}

/** The step of a password restore, which is part of the sign-in page; null for a sign-in. */
function restoreStep(query: URLSearchParams): 'restore' | 'restoreCode' | null {
  const step = query.get('step');
  return step === 'restore' || step === 'restoreCode' ? step : null;
}

/** Redirects to the same form, with the refusal and the parameters the form was given. */
function goBack(req: Request, res: Response, refusal: FormRefusal): void {
  const { locale, path } = contextOf(res);
  const given = queryOf(req);
  const step = path === paths.signIn.pattern && restoreStep(given);
  // When a page has several forms, only the one that was sent shows its outcome.
  const form = path.startsWith('/forms/') ? null : given.get('form');
  const shown = Object.entries({ ...(step ? { step } : {}), ...(form ? { form } : {}), ...refusal }).filter(
    ([, value]) => value !== undefined,
  );
  const query = new URLSearchParams([...shown, ...Object.entries(repeatedQuery(path, given, form))]);
  // The message is below the questions, on a phone out of sight.
  const place = path === paths.support.pattern ? '#write' : '';
  res.redirect(303, withLocale(`${path}?${query}`, locale) + place);
}

/** The parameters of a form's address that stay when it is shown again. The code of an e-mail's link does not: it was refused. */
function repeatedQuery(path: string, given: URLSearchParams, form: string | null): Record<string, string> {
  if (path.startsWith('/forms/')) return carriedQuery(given);
  const from = given.get(queryKeys.from);
  const contact = readContact(given.get(confirmationKeys.contact));
  if (path === paths.confirmation.pattern) return contact ? { [confirmationKeys.contact]: contact } : {};
  const pause = given.get('pause');
  return {
    ...(form && isSafeReturnPath(from) ? { [queryKeys.from]: from } : {}),
    ...(form === 'pause' && isPausePeriod(pause) ? { pause } : {}),
  };
}

/** One text per name; the last one of a repeated name. */
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

async function signIn({ fields, locale, call, content }: FormPost): Promise<FormOutcome> {
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

async function signOut({ call }: FormPost): Promise<FormOutcome> {
  await call(logout, {}).catch(() => undefined);
  return 'signedOut';
}

/** Asks for the login first; then, because nothing typed is stored, for the login again with the code and the new password. */
async function restorePassword({ fields, query, locale, call, content }: FormPost): Promise<FormOutcome> {
  const isLast = restoreStep(query) === 'restoreCode';
  const { forms } = await content('forms-config');
  const configured = forms.restore.filter(({ name }) => isLast || name === 'login');
  const parsed = formRule(configured, { locale }).safeParse(fields);
  if (!parsed.success) return refusalOfIssue(parsed.error.issues[0]);
  const {
    login: name = '',
    code = '',
    password = '',
    repeat_password = password,
  } = parsed.data as Record<string, string>;
  await call(restore, { login: name, ...(isLast ? { code, password, repeat_password } : {}) });
  return { step: isLast ? 'restored' : 'restoreCode' };
}

async function signUp({ fields, query, locale, call, content }: FormPost): Promise<FormOutcome> {
  const [{ forms }, auth, phones, general] = await Promise.all([
    content('forms-config'),
    content('auth-config'),
    call(getContactPhoneSettings, {}),
    call(getGeneralInfo, {}),
  ]);
  const authMethod = chooseMethod(registrationMethods(auth), fields['auth_type']);
  const back = (refusal: FormRefusal): FormRefusal => ({ ...refusal, type: authMethod });
  const configured = registrationFields(authMethod, {
    forms,
    options: auth.registration,
    currencies: general.available_currencies,
    characters: await loadCharacters(call, auth.registration),
  });
  const chosen = chosenCountry(fields['phone_country_code'], phones.countries, phones.default_country_code);
  if (!chosen) throw new AppError('InternalServerErrorException', { message: 'No phone countries' });
  const { country, phone } = readPhone(fields['phone'] ?? '', chosen, phones.countries);
  const parsed = formRule(configured, {
    locale,
    missingPhoneDigits: (typed) => missingPhoneDigits(typed, country),
  }).safeParse('phone' in fields ? { ...fields, phone } : fields);
  if (!parsed.success) return back(refusalOfIssue(parsed.error.issues[0]));
  const currency = general.default_currency;
  try {
    const input = registrationInput({
      method: authMethod,
      values: parsed.data,
      country,
      currency,
      tracking: readTracking(query.toString()),
    });
    const { login: name, password } = await call(register, input);
    if (password === undefined) return 'done';
    return { html: (nonce) => credentialsPage({ login: name, password, locale, brand, nonce }) };
  } catch (error) {
    if (error instanceof AppError) return back(refusalOf(error));
    throw error;
  }
}

async function sendTicket({ fields, locale, call }: FormPost): Promise<FormOutcome> {
  const again = (problem: TicketProblem): FormOutcome => ({
    html: (nonce) => ticketPage({ fields, problem, locale, brand, nonce }),
  });
  const parsed = ticketRule.safeParse(fields);
  if (!parsed.success) return again(parsed.error.issues[0]?.path[0] === 'email' ? 'email' : 'text');
  const caseNumber = createCaseNumber();
  try {
    const answer = await call(sendFeedback, feedbackInput({ ticket: parsed.data, caseNumber }));
    return answer === 1 ? { step: 'sent', case: caseNumber } : again('failed');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return again('email' in error.data ? 'email' : 'text' in error.data ? 'text' : 'failed');
  }
}

async function endSubscription({ query, call }: FormPost): Promise<FormOutcome> {
  const input = unsubscribeInput(query);
  if (!input) return { error: 'errors.InvalidParameterException' };
  try {
    return (await call(unsubscribe, input)) === 1
      ? { step: 'done' }
      : { error: 'errors.UnknownErrorException', ...input };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The parameters of the e-mail's link stay in the address, so that the button can be pressed again.
    return { error: errorMessage(error).id, ...input };
  }
}

/** The chosen country, else the default one; undefined when there are none. */
function chosenCountry(
  code: string | undefined,
  countries: readonly PhoneCountry[],
  usual: string,
): PhoneCountry | undefined {
  const byCode = (wanted: string | undefined) => countries.find((country) => country.code === wanted);
  return byCode(code) ?? byCode(usual) ?? countries[0];
}
