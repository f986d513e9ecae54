import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Env } from '#config/env.ts';
import { partsOfOrigin } from '#server/http/hosts/partsOfOrigin.ts';
import { noteRefused } from '#server/http/limits/noteRefused.ts';
import { noteSignIn } from '#server/http/limits/signsIn.ts';
import { personKey } from '#server/http/limits/visitorKey.ts';
import { apiHeaders } from '#server/http/policy/apiHeaders.ts';
import { contextOf } from '#server/http/requestContext.ts';
import type { GuestSessions } from '#server/http/session/createGuestSessions.ts';
import type { KnownDevices } from '#server/http/session/createKnownDevices.ts';
import type { PlayerSessions } from '#server/http/session/createPlayerSessions.ts';
import { deviceIdOf, signsInBy } from '#server/http/session/deviceIdOf.ts';
import { expiredShadows } from '#server/http/session/expiredShadows.ts';
import { givesSession } from '#server/http/session/givesSession.ts';
import { register, restore } from '#shared/api/account/auth.contract.ts';
import { enterByPasskey } from '#shared/api/account/passkeys.contract.ts';
import { bodyLimitOf } from '#shared/api/bodyLimitOf.ts';
import type { AppError } from '#shared/errors/AppError.ts';
import { AnswerFault } from './answers/AnswerFault.ts';
import { answerInScript, wholeAnswerHeaders } from './answers/answerInScript.ts';
import type { Refusals } from './answers/createRefusals.ts';
import { envelopeIn } from './answers/envelopeIn.ts';
import { envelopeVerdict } from './answers/envelopeVerdict.ts';
import { failureIn } from './answers/failureIn.ts';
import { forwardingError } from './answers/forwardingError.ts';
import { refusalIn } from './answers/refusalIn.ts';
import { upstreamAnswer } from './answers/upstreamAnswer.ts';
import { apiCallOf } from './apiGuard.ts';
import { callTimeout } from './callTimeout.ts';
import type { UpstreamHead } from './Forwarding.ts';
import type { MoneyProxy } from './money/moneyProxy.ts';
import { senderOf } from './money/senderOf.ts';
import { refuseCall } from './refuseCall.ts';
import { accountOf, hasCode } from './session/limitByLogin.ts';
import { isGuess, settleGuess } from './session/limitGuesses.ts';
import { noteOutcome } from './shedReads.ts';
import type { StreamProxy } from './streamProxy.ts';
import { upstreamHeaders } from './upstreamHeaders.ts';

/** Options of `platformProxy`. */
export interface PlatformProxyOptions {
  env: Pick<Env, 'PLATFORM_TIMEOUT' | 'CASHIER_TIMEOUT' | 'SESSION_COOKIE' | 'LOCALE_COOKIE' | 'API_BODY_LIMIT'>;
  stream: StreamProxy;
  money: MoneyProxy;
  refusals: Refusals;
  /** Remembers devices that have signed in. */
  devices?: Pick<KnownDevices, 'lineFor' | 'lineForOwner'>;
  guestSessions?: GuestSessions | undefined;
  /** Learns which sessions are players'. */
  players?: Pick<PlayerSessions, 'learn'>;
  /** Whether players reach the site over https. */
  isSecure: (req: Request) => boolean;
  /** Called with the platform's headers before they are rewritten. */
  onHeaders?: (method: string, headers: IncomingHttpHeaders) => void;
  onFailure?: (failure: { method: string; kind: string; error: unknown; id: string }) => void;
  /** Called when the platform, or a gateway in front of it, answered that it failed, with no envelope, or with a refusal that pages pass over. */
  onFault?: (method: string, fault: AnswerFault, id: string) => void;
}

/**
 * Forwards a call that apiGuard let through to the platform, and the answer back. Streams both ways, except for money commands
 * (moneyProxy). The player always gets a status: 502 or 504 with the envelope when the platform does not answer.
 */
export function platformProxy({
  env,
  stream,
  money,
  refusals,
  devices,
  guestSessions,
  players,
  isSecure,
  onFailure,
  onHeaders,
  onFault,
}: PlatformProxyOptions): RequestHandler {
  const shadows = expiredShadows(env);
  const isSession = givesSession(env);
  return (req, res) => {
    const call = apiCallOf(res);
    const { method, framed, url } = call;
    const sessionCookies = env.SESSION_COOKIE;
    const cookieSettings = { sessionCookies, localeCookie: env.LOCALE_COOKIE, framed, secure: isSecure(req) };
    const device = signsInBy(method.name) ? deviceIdOf(req.headers.cookie, cookieSettings.secure) : undefined;
    const headers = Object.assign(upstreamHeaders(req, res, cookieSettings), device?.headers);
    const rewrite = answerInScript(call, contextOf(res).script);
    const account = accountOf(res);
    const isByPasskey = method.name === enterByPasskey.name;
    /** Commands say what happened; pages only show what a read says. */
    const isRead = method.verb !== 'GET' || rewrite !== undefined;
    // Nobody stores an answer of /api, and a 304 or a part of one is no envelope.
    for (const name of wholeAnswerHeaders) if (isRead || name !== 'accept-encoding') delete headers[name];
    if (isRead) headers['accept-encoding'] = 'identity';
    const timeout = callTimeout(method, env);
    const answer = (given: IncomingHttpHeaders) => {
      const written = Object.assign(upstreamAnswer(given, cookieSettings, 'data'), apiHeaders);
      // A preview has left the editor's session out: the platform must not replace it.
      if (contextOf(res).preview) {
        delete written['set-cookie'];
        return written;
      }
      const isGiven = device !== undefined && (written['set-cookie'] ?? []).some(isSession);
      const stale = shadows({
        cookieHeader: req.headers.cookie,
        host: partsOfOrigin(contextOf(res).origin).host.replace(/:\d+$/, ''),
        path: req.originalUrl.split('?', 1)[0] ?? '',
        signsIn: isGiven,
      });
      // Before the new session: a browser handles the lines in order.
      if (stale.length > 0) written['set-cookie'] = [...stale, ...(written['set-cookie'] ?? [])];
      const line = guestLine(written['set-cookie'] ?? []);
      if (line !== undefined) written['set-cookie'] = [...(written['set-cookie'] ?? []), line];
      return written;
    };
    /** The Set-Cookie line of the guest session. A GET never signs in; a command may, so it drops the guest session. */
    function guestLine(setCookie: readonly string[]): string | undefined {
      const { cookie: cookieHeader } = req.headers;
      if (method.verb !== 'GET') return guestSessions?.forget(cookieHeader);
      return contextOf(res).isGuest
        ? guestSessions?.lineForNew({ cookieHeader, setCookie, secure: cookieSettings.secure })
        : undefined;
    }
    /** Learns from the beginning of an answer whether the session is a player's, and what was refused for want of one or of fields. */
    function learn(text: string): void {
      if (method.access === 'player') {
        if (ACCEPTED.test(text)) players?.learn(req.headers.cookie, true);
        else if (NOT_SIGNED_IN.test(text) && !ABOUT_CODE.test(text)) {
          players?.learn(req.headers.cookie, false);
          noteRefused(res);
        }
      } else if (method.name === register.name && LACKS_FIELDS.test(text)) noteRefused(res);
    }
    /**
     * Settles a guess, and remembers the device after a sign-in. A refusal is not a sign-in, even with cookies. `body`: the whole answer,
     * decoded.
     */
    function judge({ statusCode, headers: written }: UpstreamHead, body: Buffer): void {
      const envelope = statusCode < 300 ? envelopeIn(body.toString()) : undefined;
      settleGuess(res, envelope);
      const isAccepted = envelope !== undefined && !('error' in envelope);
      if (device && isAccepted && (written['set-cookie'] ?? []).some(isSession))
        written['set-cookie'] = [...(written['set-cookie'] ?? []), device.line];
      if (!(account !== undefined || isByPasskey) || !envelope || 'error' in envelope) return;
      noteSignIn(res);
      const setCookie = written['set-cookie'];
      players?.learn((setCookie ?? []).map((one) => one.split(';', 1)[0]).join('; '), true);
      if (account === undefined) return;
      const owner = { cookieHeader: req.headers.cookie, account, secure: cookieSettings.secure };
      // Whoever restores a password owns the contact: the device must get in although others use up the tries of unknown ones.
      const isRestored = method.name === restore.name && hasCode(res);
      const line = isRestored ? devices?.lineForOwner(owner) : devices?.lineFor({ ...owner, setCookie });
      if (line !== undefined) written['set-cookie'] = [...(setCookie ?? []), line];
    }
    const fail = (error: AppError) => refuseCall(res, error);

    if (method.money) {
      return money.forward(req, res, {
        method: method.name,
        url,
        headers,
        timeout,
        sender: senderOf(req, res, sessionCookies),
        key: req.headers['idempotency-key'],
        onAnswer({ body, failure }) {
          if (!failure) learn(body.toString('utf8', 0, BEGINNING));
          settleGuess(res, failure ? undefined : envelopeIn(body.toString()));
        },
        send({ status, headers: given, body }) {
          const sent = rewrite ? rewrite(body) : body;
          res.status(status);
          setAll(res, answer(given));
          res.setHeader('Content-Length', sent.length);
          res.end(sent);
        },
        onUntold({ status, body }) {
          const beginning = body.toString('utf8', 0, BEGINNING);
          onFault?.(method.name, new AnswerFault({ status, concerns: 'platform', beginning }), contextOf(res).id);
        },
      });
    }

    stream.forward(req, res, {
      operation: method.name,
      verb: method.verb,
      visitor: personKey(req),
      url,
      headers,
      timeout,
      maxBytes: bodyLimitOf(method, env.API_BODY_LIMIT),
      isRead,
      onAnswer(upstream) {
        onHeaders?.(method.name, upstream.headers);
        upstream.headers = answer(upstream.headers);
        return false;
      },
      onBeginning({ statusCode }, beginning, isWhole) {
        const text = beginning.toString('utf8', 0, isWhole ? undefined : BEGINNING);
        const verdict = envelopeVerdict(statusCode, text, { isWhole, size: beginning.length });
        if (verdict !== 'envelope') return { verdict };
        learn(text);
        const fault = failureIn(statusCode, text);
        const told = fault ?? refusalIn(text);
        if (told) onFault?.(method.name, told, contextOf(res).id);
        return { verdict, fault };
      },
      onForeign({ statusCode: status, headers: given }, body, report) {
        const answered = { method: method.name, status, text: body.toString('utf8', 0, BEGINNING) };
        const retryAfter = given['retry-after'];
        void refusals.errorFor({ ...answered, retryAfter, address: req.ip }).then((error) => {
          const fault = error.cause as AnswerFault;
          onFault?.(method.name, fault, contextOf(res).id);
          report(fault.concerns === 'nobody' ? undefined : fault, fault.concerns === 'platform' ? 'failed' : 'left');
          if (error.type === 'TooManyRequestsException' && retryAfter !== undefined && !res.headersSent)
            res.setHeader('Retry-After', retryAfter);
          fail(error);
        });
      },
      onEnd: (outcome) => noteOutcome(res, outcome),
      rewrite:
        rewrite || account !== undefined || device !== undefined || isGuess(res)
          ? (head, body) => {
              judge(head, body);
              return rewrite ? rewrite(body) : body;
            }
          : undefined,
      onFailure(kind, error) {
        const isUpstreams = kind === 'failed' || kind === 'timeout';
        if (isUpstreams && !res.destroyed) onFailure?.({ method: method.name, kind, error, id: contextOf(res).id });
        // The rest of a slow body is still arriving: close the connection.
        if (kind === 'too_slow' && !res.headersSent) res.setHeader('Connection', 'close');
        const failure = forwardingError(kind);
        const { resend_time: seconds } = failure.data;
        if (typeof seconds === 'number' && !res.headersSent) res.setHeader('Retry-After', seconds);
        fail(failure);
      },
    });
  };
}

/** The beginnings of answers to methods of players; a late difference costs a count, so the beginning is enough. */
const ACCEPTED = /^\uFEFF?\s*\{\s*"data"\s*:\s*(?!null)/;
const NOT_SIGNED_IN = /"type"\s*:\s*"AuthorizationException"/;
const ABOUT_CODE = /two_factor_auth|resend time is|time expired|must contain 6 digits/i;
/** A registration that names no way to register. */
const LACKS_FIELDS = /"error_data"\s*:\s*\{\s*"auth_type"/;

/** Bytes of an answer that say what it is, and of an unreadable one that are logged. */
const BEGINNING = 1_024;
function setAll(res: Response, headers: IncomingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value);
}
