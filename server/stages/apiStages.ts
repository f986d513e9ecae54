import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import type { Services } from '#server/createServices.ts';
import { originGate } from '#server/http/hosts/originGate.ts';
import type { LoginKeyEnv } from '#server/http/limits/loginKey.ts';
import { rateLimits } from '#server/http/limits/rateLimits.ts';
import { signsIn } from '#server/http/limits/signsIn.ts';
import { contextOf } from '#server/http/requestContext.ts';
import type { KnownDevices } from '#server/http/session/createKnownDevices.ts';
import { expireSessionCookies } from '#server/http/session/expireSessionCookies.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import { logEvents } from '#server/observability/logEvents.ts';
import { apiGuard } from '#server/platform/apiGuard.ts';
import { platformProxy } from '#server/platform/platformProxy.ts';
import { createSessionCookieCheck } from '#server/platform/session/createSessionCookieCheck.ts';
import { limitByLogin } from '#server/platform/session/limitByLogin.ts';
import { limitGuesses } from '#server/platform/session/limitGuesses.ts';
import { noteCommands } from '#server/platform/session/noteCommands.ts';
import { refuseClosedAccount } from '#server/platform/session/refuseClosedAccount.ts';
import { samePlayer } from '#server/platform/session/samePlayer.ts';
import { signOut } from '#server/platform/session/signOut.ts';
import { telegramGate } from '#server/platform/session/telegramGate.ts';
import { shedReads } from '#server/platform/shedReads.ts';
import { checkTicketFile } from '#server/platform/uploads/checkTicketFile.ts';
import { previewApi } from '#server/preview/previewApi.ts';

/** Dependencies of apiStages. */
export interface ApiStagesOptions {
  env: Pick<
    Env,
    | 'API_BODY_LIMIT'
    | 'CASHIER_TIMEOUT'
    | 'FRAME_ANCESTORS'
    | 'LOCALE_COOKIE'
    | 'PLATFORM_TIMEOUT'
    | 'PUBLIC_HOSTS'
    | 'PUBLIC_ORIGIN'
    | 'SESSION_COOKIE'
    | 'TELEGRAM_BOT_TOKEN'
  > &
    LoginKeyEnv;
  log: Logger;
  services: Pick<
    Services,
    'platform' | 'limit' | 'waits' | 'guesses' | 'players' | 'guestSessions' | 'owners' | 'closures' | 'isSecure'
  >;
  devices: KnownDevices;
}

/** The stages of a call of the product API, from the check of its origin to the platform's answer, in order. */
export function apiStages({ env, log, services, devices }: ApiStagesOptions): Record<string, RequestHandler> {
  const { platform, limit, waits, guesses, players, guestSessions, owners, closures, isSecure } = services;
  const { stream, money, refusals, transportFor } = platform;
  return {
    preview: previewApi(),
    origin: originGate(env),
    'end-session': expireSessionCookies({ env, isSecure }),
    'rate-limits': rateLimits(limit, (_req, res) => contextOf(res).isGuest, signsIn(env)),
    guard: apiGuard(env),
    'login-limits': limitByLogin(limit, env, devices, waits),
    'same-player': samePlayer(owners),
    'ticket-file': checkTicketFile(),
    closed: refuseClosedAccount(closures),
    'guess-limits': limitGuesses({ env, guesses, devices }),
    telegram: telegramGate({
      env,
      onRefused: (reason) =>
        log.warn({ event: logEvents.telegramRefused, reason }, 'A user of Telegram was not let in'),
    }),
    'sign-out': signOut({
      env,
      transportFor,
      onGivenUp: (error, id) => log.warn({ event: logEvents.sessionNotEnded, id, err: error }),
    }),
    'shed-reads': shedReads(platform.breakers.platform),
    commands: noteCommands(platform.beginCommand),
    platform: platformProxy({
      env,
      stream,
      money,
      refusals,
      devices,
      guestSessions,
      players,
      isSecure,
      onFailure: platform.failed,
      onHeaders: createSessionCookieCheck(env.SESSION_COOKIE, (problem) =>
        log.warn(
          { event: logEvents.sessionCookie, ...problem },
          'A sign-in brought no session that pages can use: see SESSION_COOKIE',
        ),
      ),
      onFault: platform.answers.fault,
    }),
  };
}
