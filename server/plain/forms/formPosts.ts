import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Env } from '#config/env.ts';
import { partsOfOrigin } from '#server/http/hosts/partsOfOrigin.ts';
import { sameOrigin } from '#server/http/hosts/sameOrigin.ts';
import type { GuessLimits } from '#server/http/limits/createGuessLimits.ts';
import { type LoginKeyEnv, loginKey } from '#server/http/limits/loginKey.ts';
import { noteRestored } from '#server/http/limits/restoreGuesses.ts';
import { noteSignIn } from '#server/http/limits/signsIn.ts';
import { visitorKey } from '#server/http/limits/visitorKey.ts';
import { storeNowhere } from '#server/http/policy/storeNowhere.ts';
import { sendProblem } from '#server/http/problems/sendProblem.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { breakCookieLine } from '#server/http/session/breakCookieLine.ts';
import type { GuestSessions } from '#server/http/session/createGuestSessions.ts';
import type { SessionOwners } from '#server/http/session/createSessionOwners.ts';
import { expiredShadows } from '#server/http/session/expiredShadows.ts';
import { givesSession } from '#server/http/session/givesSession.ts';
import { namesSession } from '#server/http/session/namesSession.ts';
import type { RequestTrace } from '#server/http/trace/RequestTrace.ts';
import type { MoneyOutcome } from '#server/platform/money/moneyProxy.ts';
import { senderOf } from '#server/platform/money/senderOf.ts';
import { sendMoney } from '#server/platform/money/sendMoney.ts';
import type { Closures } from '#server/platform/session/createClosures.ts';
import type { VisitorTransport } from '#server/platform/transport/createPlatformTransport.ts';
import { type Call, createCall } from '#shared/api/call.ts';
import type { Closure } from '#shared/closure/Closure.ts';
import { isClosedMethod } from '#shared/closure/isClosedMethod.ts';
import type { ContentSource } from '#shared/content/ContentSource.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { type Language, withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import { createFormFinder } from './createFormFinder.ts';
import type { CreatedTypedFields } from './createTypedFields.ts';
import { fieldsOf } from './fieldsOf.ts';
import { foreignForm } from './foreignForm.ts';
import { refusalOf } from './formRefusal.ts';
import { type FormTakersOptions, formTakers } from './formTakers.ts';
import { guardGuesses } from './guardGuesses.ts';
import { queryOf } from './queryOf.ts';
import { filesOf, filesProblemOf, hasFiles, readTicketForm } from './readTicketForm.ts';
import { sendOutcome } from './sendOutcome.ts';

/** Dependencies of formPosts. */
export interface FormPostsOptions extends Omit<FormTakersOptions, 'accountIn'> {
  env: FormTakersOptions['env'] &
    Pick<Env, 'PUBLIC_ORIGIN'> &
    Partial<Pick<Env, 'PUBLIC_HOSTS' | 'LOCALE_COOKIE'>> &
    LoginKeyEnv;
  guesses: GuessLimits;
  guestSessions?: Pick<GuestSessions, 'forget'> | undefined;
  typed: Pick<CreatedTypedFields, 'linesFor'>;
  owners: SessionOwners;
  closures: Closures;
  isSecure: (req: Request) => boolean;
  transportFor: (req: Request, res: Response) => VisitorTransport;
  content: (locale: Language, trace: RequestTrace) => ContentSource;
  /** Called at the end of every money command of a form. */
  onMoney?: ((outcome: MoneyOutcome) => void) | undefined;
}

/** A text of 10,000 characters, each sent as up to twelve, is still read and refused with words (givenTexts). */
const MAX_BYTES = '192kb';
const MAX_FIELDS = 40;

/**
 * The stages that handle forms sent without JavaScript: sign-in, sign-up, sign-out, password restore, support tickets, unsubscribing and
 * the player's area. Typed text is neither stored nor put into an address: a refused form returns with `?error={message id}&field=` and
 * what createTypedFields keeps of it, and the code step (`?step=code`) asks for login and password again. Answers 303, so that reloading
 * the next page sends nothing twice.
 *
 * The origin gate of /api applies here too: a form of another site must not sign a visitor in to a foreign account.
 */
export function formPosts(options: FormPostsOptions): RequestHandler[] {
  const { env, devices, guesses, guestSessions, typed, owners, closures, isSecure, transportFor, content, onMoney } =
    options;
  const accountIn = (req: Request) => loginKey(fieldsOf(req.body)['login'], env);
  const findForm = createFormFinder(formTakers({ ...options, accountIn }));
  const formOf = (req: Request, res: Response) => (req.method === 'POST' ? findForm(contextOf(res).path) : undefined);

  const isOurs = sameOrigin(env);
  const gate: RequestHandler = (req, res, next) => {
    const form = findForm(contextOf(res).path);
    if (!form) return next();
    if (req.method !== 'POST') {
      const { postOnly } = form.taker;
      if (!postOnly && (req.method === 'GET' || req.method === 'HEAD')) return next();
      res.setHeader('Allow', postOnly ? 'POST' : 'GET, HEAD, POST');
      return sendProblem(req, res, 405);
    }
    storeNowhere(res);
    return isOurs(req) ? next() : sendProblem(req, res, 403);
  };

  const read = express.urlencoded({ extended: false, limit: MAX_BYTES, parameterLimit: MAX_FIELDS });
  const readFiles = readTicketForm();
  const readForm: RequestHandler = (req, res, next) => {
    const form = formOf(req, res);
    if (!form) return next();
    return form.taker.takesFiles && hasFiles(req.headers['content-type'])
      ? readFiles(req, res, next)
      : read(req, res, next);
  };
  const limits: RequestHandler = (req, res, next) => {
    const form = formOf(req, res);
    if (!form) return next();
    const context = contextOf(res);
    const name = queryOf(req).get('form') ?? form.taker.form ?? null;
    const hadFiles = filesOf(req).length > 0 || filesProblemOf(req) !== undefined;
    context.sentForm = {
      name,
      typedLines: typed.linesFor({
        path: withLocale(context.path, context.locale),
        page: form.pattern,
        form: name ?? context.path.slice(context.path.lastIndexOf('/') + 1),
        // A browser does not give files back: the page asks for them again.
        fields: { ...fieldsOf(req.body), ...(hadFiles ? { files: '1' } : {}) },
        secure: isSecure(req),
      }),
    };
    form.taker.limits(req, res, next);
  };

  const shadows = expiredShadows(env);
  const isSession = givesSession(env);
  const isOfSession = namesSession(env);
  const send = sendOutcome({ env, isSecure });
  const answer: RequestHandler = async (req, res, next) => {
    const form = formOf(req, res);
    if (!form) return next();
    const { locale, pageLocale, path, origin, brand, framed } = contextOf(res);
    contextOf(res).route = form.pattern;
    const abort = new AbortController();
    res.on('close', () => {
      if (!res.writableFinished) abort.abort();
    });
    const { transport, cookies } = transportFor(req, res);
    const [fields, query] = [fieldsOf(req.body), queryOf(req)];
    // A money command runs to its end: if it ended with its visitor, a second press would send it again.
    const plainCall = createCall(
      (request) =>
        request.money
          ? sendMoney(transport, request, (sent) => {
              const { id } = contextOf(res);
              onMoney?.({ ...sent, id, unknown: sent.outcome === 'unknown', delivered: !res.destroyed });
            })
          : transport({ ...request, signal: abort.signal }),
      () => locale,
    );
    const openCall = guardClosed(plainCall, closures.refusal, () => closures.of(req, res));
    const call = guardGuesses(openCall, {
      guesses,
      devices,
      onHarmless: () => noteRestored(res),
      cookie: req.headers.cookie,
      cookieSettings: {
        sessionCookies: env.SESSION_COOKIE,
        localeCookie: env.LOCALE_COOKIE ?? '',
        framed,
      },
      account: accountIn(req),
      hasCode: (fields['code'] ?? '') !== '',
    });
    const refusal = await foreignForm(owners, req, res, { fields, query });
    const sender = senderOf(req, res, env.SESSION_COOKIE);
    const { player } = contextOf(res);
    const post = {
      fields,
      files: filesOf(req),
      filesProblem: filesProblemOf(req),
      sender,
      player,
      visitor: player === undefined ? `guest\0${visitorKey(req)}` : `player\0${player}`,
      query,
      locale: pageLocale,
      origin,
      brand,
      call,
      content: content(locale, contextOf(res)),
    };
    const outcome = await (refusal ? Promise.resolve(refusal) : form.taker.submit(post)).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      const { pause, until = null } = presentError(error).fatal ?? {};
      if (pause !== undefined) res.append('Set-Cookie', breakCookieLine({ until, isSecure: isSecure(req) }));
      return refusalOf(error);
    });
    if (res.closed) return;
    const host = partsOfOrigin(contextOf(res).origin).host.replace(/:\d+$/, '');
    // The deletion of the session is added below (sendOutcome), once.
    const given = cookies().filter((line) => outcome !== 'signedOut' || !isOfSession(line));
    const stale = shadows({
      cookieHeader: req.headers.cookie,
      host,
      path: req.originalUrl.split('?', 1)[0] ?? '',
      signsIn: given.some(isSession),
    });
    // Before the new session: a browser handles the lines in order.
    for (const cookie of [...stale, ...given]) res.append('Set-Cookie', cookie);
    const forgotten = guestSessions?.forget(req.headers.cookie);
    if (forgotten !== undefined) res.append('Set-Cookie', forgotten);
    if (outcome === 'done') noteSignIn(res);
    // Whoever restores a password owns the contact: the device must get in although others use up the tries of unknown ones.
    const isRestored = typeof outcome === 'object' && 'step' in outcome && outcome.step === 'restored';
    const isOwner = path === paths.signIn.pattern && (outcome === 'done' || isRestored);
    const account = isOwner ? accountIn(req) : undefined;
    if (account !== undefined) {
      const owner = { cookieHeader: req.headers.cookie, account, secure: isSecure(req) };
      const line = isRestored ? devices.lineForOwner(owner) : devices.lineFor({ ...owner, setCookie: cookies() });
      if (line !== undefined) res.append('Set-Cookie', line);
    }
    send(req, res, outcome);
  };

  return [gate, readForm, limits, answer];
}

/** Wraps the calls of a form that works without JavaScript: what is closed to this account is refused before it is sent. */
function guardClosed(call: Call, refusal: Closures['refusal'], ask: () => Promise<Closure | null>): Call {
  return async (method, input, options) => {
    if (isClosedMethod(method.name)) {
      const closure = await ask();
      if (closure !== null) throw refusal(closure);
    }
    return call(method, input, options);
  };
}
