import type { RequestHandler } from 'express';
import type { Env } from '../../config/env.ts';
import type { ContentRoutes } from '../content/contentRoutes.ts';
import { type Readiness, requireContent } from '../content/requireContent.ts';
import type { Services } from '../createServices.ts';
import { paymentReturn } from '../edge/cashier/paymentReturn.ts';
import { formPosts } from '../edge/forms/formPosts.ts';
import { carryFromReferer } from '../edge/redirects/carryFromReferer.ts';
import { type AudienceOf, guestGuard } from '../edge/guestGuard.ts';
import { localeRedirect } from '../edge/redirects/localeRedirect.ts';
import { redirects } from '../edge/redirects/redirects.ts';
import { scriptSwitch } from '../edge/redirects/scriptSwitch.ts';
import { answerServerPaths } from '../edge/answerServerPaths.ts';
import { structuralRedirects } from '../edge/redirects/structuralRedirects.ts';
import { trustedPages } from '../edge/pages/trustedPages.ts';
import type { KnownDevices } from '../http/session/createKnownDevices.ts';
import type { LoginKeyEnv } from '../http/limits/loginKey.ts';
import { withinLimit } from '../http/limits/withinLimit.ts';
import type { Logger } from '../observability/createLogger.ts';
import { gameProxy } from '../platform/games/gameProxy.ts';
import { oauthProxy } from '../platform/session/oauthProxy.ts';

/** Dependencies of addressStages. */
export interface AddressStagesOptions {
  env: Pick<
    Env,
    | 'API_BODY_LIMIT'
    | 'FRAME_ANCESTORS'
    | 'GAME_ORIGIN'
    | 'LOCALE_COOKIE'
    | 'PLATFORM_TIMEOUT'
    | 'PUBLIC_HOSTS'
    | 'PUBLIC_ORIGIN'
    | 'SESSION_COOKIE'
  > &
    LoginKeyEnv;
  log: Logger;
  services: Pick<
    Services,
    | 'platform'
    | 'content'
    | 'live'
    | 'limit'
    | 'waits'
    | 'guesses'
    | 'guestSessions'
    | 'owners'
    | 'seats'
    | 'originOf'
    | 'isSecure'
    | 'plainOrders'
  >;
  platformUrl: string;
  browserContent: ContentRoutes;
  readiness: Readiness;
  devices: KnownDevices;
  audienceOf: AudienceOf;
}

/**
 * The stages between files and pages: proxied addresses, browser content, redirects and forms. Their order in the object is the order in
 * which they run.
 */
export function addressStages(options: AddressStagesOptions): Record<string, RequestHandler | RequestHandler[]> {
  const { env, log, services, platformUrl, browserContent, readiness, devices, audienceOf } = options;
  const {
    platform,
    content,
    live,
    limit,
    waits,
    guesses,
    guestSessions,
    owners,
    seats,
    originOf,
    isSecure,
    plainOrders,
  } = services;
  const { stream, lookup, transportFor, failed: onFailure } = platform;
  return {
    game: gameProxy({ env, seats, stream, isSecure, onFailure }),
    oauth: oauthProxy({ env, platformUrl, stream, isSecure, guestSessions, onFailure }),
    content: browserContent,
    'server-paths': answerServerPaths(),
    trusted: trustedPages({ limit, transportFor }),
    'payment-return': paymentReturn(),
    script: scriptSwitch(isSecure),
    'content-ready': requireContent(readiness),
    redirects: redirects({
      file: live.redirects,
      content: content.redirects,
      lookup,
      mayAsk: withinLimit(limit, 'lookups'),
      originOf,
      log,
    }),
    locale: localeRedirect(env),
    structure: structuralRedirects(),
    'guest-guard': guestGuard(audienceOf),
    'form-return': carryFromReferer(),
    forms: formPosts({
      env,
      limit,
      devices,
      waits,
      guesses,
      guestSessions,
      owners,
      isSecure,
      transportFor,
      content: content.source.bind,
      plainOrders,
    }),
  };
}
