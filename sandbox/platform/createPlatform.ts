import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '#sandbox/createWorld.ts';
import { FORM_LIMIT, readForm } from '#sandbox/http/readForm.ts';
import { sendJson } from '#sandbox/http/sendJson.ts';
import { expiredSessionCookie, readSessionToken, sessionCookie } from '#sandbox/http/sessionCookie.ts';
import type { Account } from '#sandbox/world/players/accounts.ts';
import { DEFAULT_SANDBOX_LANGUAGE, isSandboxLanguage, type SandboxLanguage } from '#sandbox/world/players/languages.ts';
import type { Session } from '#sandbox/world/players/sessions.ts';
import { textFor } from '#sandbox/world/texts.ts';
import { bodyLimitOf } from '#shared/api/bodyLimitOf.ts';
import { TRANSPORT_KEYS } from '#shared/api/callQuery.ts';
import { errorsOf } from '#shared/api/errorsOf.ts';
import { findMethod } from '#shared/api/findMethod.ts';
import { fromFormData } from '#shared/api/wire.ts';
import { isClosedMethod } from '#shared/closure/isClosedMethod.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { normalizeGiven } from '#shared/rules/normalizeGiven.ts';
import { bindFigures } from '#shared/script/bindFigures.ts';
import { rewriteProse } from '#shared/script/rewriteProse.ts';
import { pausedError } from './access/pausedError.ts';
import { refuseBanned } from './access/refuseBanned.ts';
import { refuseClosed } from './access/refuseClosed.ts';
import { refusePaused } from './access/refusePaused.ts';
import { replaceContact } from './account/contacts/replaceContact.ts';
import type { Answer, Asking } from './answer.ts';
import { answers as everyAnswer } from './answers.ts';
import { coerceInput } from './coerceInput.ts';
import { createIdempotency } from './idempotency.ts';
import { noteLateDeposit } from './money/noteLateDeposit.ts';
import { placeOf } from './rewards/placeOf.ts';

interface Outcome {
  status: number;
  body: object;
}

export interface PlatformDeps {
  world: World;
  /** Called with internal errors. */
  report: (error: unknown) => void;
  answers?: readonly Answer[];
}

function refusal(error: AppError): Outcome {
  const { type, message, code, data, status } = error;
  const hasData = Object.keys(data).length > 0;
  return {
    status,
    body: {
      error: { type, message, ...(code === undefined ? {} : { code }), ...(hasData ? { error_data: data } : {}) },
    },
  };
}

/** Allowed although a pause ended the device's session: signing out, and signing in as another player. */
const LEAVES_OR_ENTERS = /^auth\./;

/** Open to everybody: whoever is banned or on a break must be able to ask why, and to read the answer. */
const HELPS = /^support\./;

/** A refusal that the method does not declare counts as an internal error. */
function isDeclared(error: unknown, answer: Answer | undefined): error is AppError {
  return error instanceof AppError && (!answer || errorsOf(answer.method).includes(error.type));
}

/** The contract at `/api/{group}.{method}`: finds the method, reads the input by its schema, answers in the envelope of A-09. */
export function createPlatform({ world, report, answers = everyAnswer }: PlatformDeps) {
  const answering = new Map(answers.map((answer) => [answer.method.name.toLowerCase(), answer]));
  const idempotency = createIdempotency(world.db, world.clock);
  world.money.payments.onLateSuccess((payment) => noteLateDeposit(world, payment));

  function sessionOf(req: IncomingMessage): Session | undefined {
    const token = readSessionToken(req);
    return token === undefined ? undefined : world.access.sessions.find(token);
  }

  async function readInput(req: IncomingMessage, { method }: Answer, query: URLSearchParams): Promise<unknown> {
    const raw =
      method.verb === 'GET'
        ? Object.fromEntries([...query].filter(([key]) => !TRANSPORT_KEYS.includes(key)))
        : fromFormData(await readForm(req, bodyLimitOf(method, FORM_LIMIT)));
    const parsed = method.input.safeParse(coerceInput(method.input, raw));
    const locale = localeOf(query);
    const data: Record<string, string[]> = {};
    if (parsed.success) {
      const { input, problems } = normalizeGiven(method.name, parsed.data);
      if (problems.length === 0) return input;
      for (const { field, problem } of problems) data[field] ??= [textFor(locale, problem)];
      throw new AppError('InvalidParameterException', { message: Object.values(data).flat().join(' '), data });
    }
    for (const issue of parsed.error.issues) {
      const field = String(issue.path[0] ?? '');
      const isMissing = raw[field] === undefined || raw[field] === null || raw[field] === '';
      data[field] ??= [textFor(locale, isMissing ? 'required' : 'wrongValue')];
    }
    throw new AppError('InvalidParameterException', { message: textFor(locale, 'wrongValue'), data });
  }

  function localeOf(query: URLSearchParams): SandboxLanguage {
    const requested = query.get('locale');
    return isSandboxLanguage(requested) ? requested : DEFAULT_SANDBOX_LANGUAGE;
  }

  function find(name: string, verb: string | undefined): Answer {
    const answer = answering.get(name.toLowerCase());
    const method = answer?.method ?? findMethod(name);
    if (!method) throw new AppError('MethodNotFoundException', { message: `no method ${name}` });
    if (verb !== method.verb)
      throw new AppError('InvalidRequestException', { message: `${method.name} is a ${method.verb}`, status: 405 });
    if (!answer) throw new AppError('MethodNotFoundException', { message: `${method.name} is not answered here` });
    return answer;
  }

  /** Refuses a device whose session was ended by a pause, instead of answering it as a guest. */
  function refuseEnded(locale: SandboxLanguage, req: IncomingMessage): void {
    const ended = endedOf(req);
    if (ended) throw pausedError(locale, ended.pause);
  }

  function endedOf(req: IncomingMessage) {
    const token = readSessionToken(req);
    return token === undefined ? undefined : world.players.pauses.ofEnded(token);
  }

  /** Whose tickets a request may see: those of its session, or of the one that a pause has ended. */
  function playerOf(req: IncomingMessage, { method }: Answer): Account | undefined {
    const uid = sessionOf(req)?.uid ?? (HELPS.test(method.name) ? endedOf(req)?.uid : undefined);
    return uid === undefined ? undefined : world.players.accounts.byUid(uid);
  }

  function refuseGuest(locale: SandboxLanguage, player: Account | undefined): void {
    if (!player) throw new AppError('AuthorizationException', { message: textFor(locale, 'notSignedIn') });
  }

  return async function handlePlatform(
    req: IncomingMessage,
    res: ServerResponse,
    name: string,
    query: URLSearchParams,
  ) {
    const locale = localeOf(query);
    const cookies: string[] = [];
    let outcome: Outcome;
    let answer: Answer | undefined;
    try {
      const handler = find(name, req.method);
      answer = handler;
      if (query.get('version') === null)
        throw new AppError('InvalidRequestException', { message: 'version is required', status: 400 });
      const isPlayers = handler.method.access === 'player';
      const isHelp = HELPS.test(handler.method.name);
      if (!LEAVES_OR_ENTERS.test(handler.method.name) && !isHelp) refuseEnded(locale, req);
      // The body of a guest is not read.
      if (isPlayers) refuseGuest(locale, playerOf(req, handler));
      for (const change of world.access.contactChanges.due()) replaceContact(world, change);
      const input = await readInput(req, handler, query);
      // The session may have ended while the body was read: it is looked up again, and nothing is awaited before the handler runs.
      const session = sessionOf(req);
      const player = playerOf(req, handler);
      if (isPlayers) refuseGuest(locale, player);
      if (player && handler.method.name !== 'auth.logout' && !isHelp) {
        refuseBanned(locale, player);
        refusePaused(world, locale, player);
        if (isClosedMethod(handler.method.name)) refuseClosed(world, locale, player);
      }
      if (player && session) {
        world.players.presence.see(player.uid);
        world.money.settle(player.uid);
      }
      if (session?.slid) cookies.push(sessionCookie(readSessionToken(req) as string));
      const place = placeOf(req);
      const asking: Asking = {
        world,
        locale,
        player,
        place,
        origin: siteOrigin(req),
        session: player && session,
        signIn: (uid) => {
          if (session) world.access.sessions.close(session.tokenHash);
          world.players.presence.see(uid);
          world.players.devices.note(uid, place.deviceId);
          cookies.splice(0, cookies.length, sessionCookie(world.access.sessions.open(uid, place)));
        },
        signOut: () => {
          if (session) world.access.sessions.close(session.tokenHash);
          cookies.splice(0, cookies.length, expiredSessionCookie);
        },
      };
      const work = async (): Promise<Outcome> => {
        try {
          return { status: 200, body: { data: await handler.handle(input, asking) } };
        } catch (error) {
          if (isDeclared(error, handler)) return refusal(error);
          throw error;
        }
      };
      // The money movement and its stored answer are one transaction, so nothing may be awaited between them.
      const workAtOnce = (): Outcome => {
        try {
          const data = handler.handle(input, asking);
          if (data instanceof Promise) throw new Error(`${handler.method.name} moves money and must not wait`);
          return { status: 200, body: { data } };
        } catch (error) {
          if (isDeclared(error, handler)) return refusal(error);
          throw error;
        }
      };
      const key = handler.method.money ? req.headers['idempotency-key'] : undefined;
      if (typeof key === 'string' && key !== '' && player) {
        const stored = idempotency.once(`${player.uid}`, handler.method.name, key, () => JSON.stringify(workAtOnce()));
        outcome = JSON.parse(stored) as Outcome;
      } else outcome = await work();
    } catch (error) {
      const isOurs = isDeclared(error, answer);
      if (!isOurs) report(error);
      outcome = refusal(isOurs ? error : new AppError('InternalServerErrorException', { status: 500 }));
    }
    const resendTime = (outcome.body as { error?: { error_data?: { resend_time?: number } } }).error?.error_data
      ?.resend_time;
    // Texts of the world's data have ordinary spaces; the wire has no-break ones between figures and units.
    const body = answer ? rewriteProse(answer.method.name, outcome.body, bindFigures) : outcome.body;
    sendJson(res, outcome.status, body, {
      'cache-control': 'no-store',
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
      ...(outcome.status === 429 && resendTime ? { 'retry-after': String(resendTime) } : {}),
    });
  };
}

/** The origin of the site by which a request came: what the server in front says, or the request's own host. */
function siteOrigin({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const { 'x-forwarded-proto': proto = 'http', 'x-forwarded-host': forwarded, host = 'localhost' } = headers;
  const address = `${String(proto)}://${String(forwarded ?? host)}`;
  return URL.canParse(address) ? new URL(address).origin : 'http://localhost';
}
