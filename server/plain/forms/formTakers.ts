import type { Request, RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { compose } from '#server/http/compose.ts';
import type { RateLimiter } from '#server/http/limits/createRateLimiter.ts';
import type { SolvedWaits } from '#server/http/limits/createSolvedWaits.ts';
import { restoreGuesses } from '#server/http/limits/restoreGuesses.ts';
import { signsIn } from '#server/http/limits/signsIn.ts';
import { unlessWaited } from '#server/http/limits/unlessWaited.ts';
import { visitorKey } from '#server/http/limits/visitorKey.ts';
import { contextOf } from '#server/http/requestContext.ts';
import { type KnownDevices, triesKey } from '#server/http/session/createKnownDevices.ts';
import { restorePassword } from '#server/plain/access/restorePassword.ts';
import { restoreStep } from '#server/plain/access/restoreStep.ts';
import { signIn } from '#server/plain/access/signIn.ts';
import { signOut } from '#server/plain/access/signOut.ts';
import { signUp } from '#server/plain/access/signUp.ts';
import type { PlainOrderStore } from '#server/plain/cashier/createPlainOrders.ts';
import { sendAnswerPage } from '#server/plain/pages/sendAnswerPage.ts';
import { ticketTalkPage } from '#server/plain/pages/ticketTalkPage.ts';
import type { FilePasses } from '#server/plain/support/createFilePasses.ts';
import { createTicketIdentities } from '#server/plain/support/createTicketIdentities.ts';
import { endSubscription } from '#server/plain/support/endSubscription.ts';
import { sendTicket } from '#server/plain/support/sendTicket.ts';
import { talkByCode } from '#server/plain/support/talkByCode.ts';
import { ticketForm } from '#shared/forms/support/ticketForm.ts';
import { isSafeReturnPath } from '#shared/url/isSafeReturnPath.ts';
import { paths } from '#shared/url/paths.ts';
import type { FormOutcome, FormPost, FormTaker } from './FormPost.ts';
import { fieldsOf } from './fieldsOf.ts';
import { goBack } from './goBack.ts';
import { profilePosts } from './profilePosts.ts';
import { queryOf } from './queryOf.ts';
import { redirectHome } from './redirectHome.ts';

/** Pages whose forms guests may send; elsewhere a form without a session has no effect. */
const forGuests = new Set<string>([paths.offers.pattern, paths.confirmation.pattern]);

/** Gives the forms of guests on pages for players a limit of their own, so that they do not stop the players behind their address. */
function limitGuests(takers: Record<string, FormTaker>, refused: RequestHandler): Record<string, FormTaker> {
  const limited = Object.entries(takers).map(([pattern, taker]): [string, FormTaker] => {
    if (forGuests.has(pattern)) return [pattern, taker];
    const limits: RequestHandler = (req, res, next) =>
      (contextOf(res).isGuest ? refused : taker.limits)(req, res, next);
    return [pattern, { ...taker, limits }];
  });
  return Object.fromEntries(limited);
}

/** What the handlers of forms and their limits need. */
export interface FormTakersOptions {
  env: Pick<Env, 'SESSION_COOKIE'> & Partial<Pick<Env, 'DEVICE_SECRET'>>;
  limit: RateLimiter;
  devices: KnownDevices;
  waits: SolvedWaits;
  filePasses: FilePasses;
  /** The account that a form names, in one spelling; undefined: none. */
  accountIn: (req: Request) => string | undefined;
  /** Outcomes of money forms, shared by all replicas. */
  plainOrders?: PlainOrderStore | undefined;
}

/** The handler of every form that works without JavaScript, with its rate limits, by page pattern. */
export function formTakers(options: FormTakersOptions): Record<string, FormTaker> {
  const { env, limit, devices, waits, filePasses, accountIn, plainOrders } = options;
  const tooMany: RequestHandler = (req, res) => {
    const wait = String(res.getHeader('Retry-After') ?? '');
    goBack(req, res, { error: 'errors.TooManyRequestsException', ...(wait ? { wait } : {}) });
  };
  const tooManyTalks: RequestHandler = (req, res, next) => {
    const fields = fieldsOf(req.body);
    const isReply = queryOf(req).get('form') === 'reply';
    // A player's own reply returns to its page, which keeps its text by a cookie.
    if (isReply && fields['code'] === undefined) return tooMany(req, res, next);
    sendAnswerPage(res, ticketTalkPage({ fields, problem: 'tooMany', isReply }));
  };
  // Apart, or whoever knows the password could close the player's way back in, which is to restore it.
  const placed = (req: Request, key: string) => (restoreStep(queryOf(req)) ? `restore.${key}` : key);
  const waitedFor = (req: Request) => {
    const account = accountIn(req);
    return account === undefined ? undefined : placed(req, account);
  };
  const tries = limit('account', unlessWaited(waits, waitedFor, tooMany), {
    keyOf: (req) => placed(req, triesKey(devices, req.headers.cookie, accountIn(req) ?? 'nobody')),
    hasSucceeded: signsIn(env),
  });
  const isKnown = (req: Request) => {
    const account = accountIn(req);
    return account !== undefined && devices.deviceOf(req.headers.cookie, account) !== undefined;
  };
  // A form without a login cannot sign in, and must not use up the tries of other forms without one.
  const refused = limit('refused', tooMany);
  const withLogin =
    (...stages: RequestHandler[]): RequestHandler =>
    (req, res, next) =>
      (accountIn(req) === undefined ? refused : compose(...stages))(req, res, next);
  const logins = limit('login', unlessWaited(waits, waitedFor, tooMany), { hasSucceeded: signsIn(env) });
  const signInLimits = withLogin((req, res, next) => (isKnown(req) ? next() : logins(req, res, next)), tries);
  const restores = restoreGuesses(
    limit,
    waits,
    tooMany,
    (req) => restoreStep(queryOf(req)) !== 'restoreCode' || accountIn(req) === undefined || isKnown(req),
  );
  const codes = limit('codes', tooMany, { keyOf: visitorKey });
  const restoreLimits = withLogin((req, res, next) => (isKnown(req) ? next() : codes(req, res, next)), tries, restores);
  const identify = createTicketIdentities(env);
  return {
    [paths.signIn.pattern]: {
      submit: (post) => (restoreStep(post.query) ? restorePassword(post) : signIn(post)),
      limits: (req, res, next) => (restoreStep(queryOf(req)) ? restoreLimits : signInLimits)(req, res, next),
    },
    [paths.signOut.pattern]: { submit: signOut, limits: limit('writes', redirectHome), postOnly: true },
    [paths.dataSaver.pattern]: { submit: chooseDataSaver, limits: limit('writes', redirectHome), postOnly: true },
    [paths.signUp.pattern]: { submit: signUp, limits: limit('register', tooMany) },
    [paths.support.pattern]: {
      submit: sendTicket(identify),
      limits: limit('tickets', tooMany),
      form: ticketForm.name,
      takesFiles: true,
    },
    [paths.supportTicket.pattern]: {
      submit: talkByCode({ ...filePasses, identify }),
      limits: limit('codes', tooManyTalks, { keyOf: visitorKey }),
      takesFiles: true,
    },
    [paths.unsubscribe.pattern]: { submit: endSubscription, limits: limit('tickets', tooMany) },
    ...limitGuests(
      profilePosts(
        { writes: limit('writes', tooMany), codes: limit('codes', tooMany), money: limit('money', tooMany) },
        plainOrders,
      ),
      refused,
    ),
  };
}

/** Switches the data saver on or off and leads back to the page, or home without a safe `from`. */
async function chooseDataSaver({ fields }: FormPost): Promise<FormOutcome> {
  const { on, from } = fields;
  return { page: isSafeReturnPath(from) ? from : paths.home.build(), savesData: on === '1' };
}
