import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { languageGate } from '#server/brands/languageGate.ts';
import type { ContentRoutes } from '#server/content/contentRoutes.ts';
import { type Readiness, requireContent } from '#server/content/requireContent.ts';
import type { Services } from '#server/createServices.ts';
import { answerServerPaths } from '#server/edge/answerServerPaths.ts';
import { guestGuard } from '#server/edge/guestGuard.ts';
import { type MatchPage, pageMatch } from '#server/edge/pageMatch.ts';
import { carryFromReferer } from '#server/edge/redirects/carryFromReferer.ts';
import { localeRedirect } from '#server/edge/redirects/localeRedirect.ts';
import { redirects } from '#server/edge/redirects/redirects.ts';
import { scriptSwitch } from '#server/edge/redirects/scriptSwitch.ts';
import { structuralRedirects } from '#server/edge/redirects/structuralRedirects.ts';
import type { LoginKeyEnv } from '#server/http/limits/loginKey.ts';
import { withinLimit } from '#server/http/limits/withinLimit.ts';
import type { KnownDevices } from '#server/http/session/createKnownDevices.ts';
import type { Logger } from '#server/observability/createLogger.ts';
import { paymentReturn } from '#server/plain/cashier/paymentReturn.ts';
import { formPosts } from '#server/plain/forms/formPosts.ts';
import { trustedPages } from '#server/plain/pages/trustedPages.ts';
import { closedGame } from '#server/platform/games/closedGame.ts';
import { gameProxy } from '#server/platform/games/gameProxy.ts';
import { oauthProxy } from '#server/platform/session/oauthProxy.ts';
import { previewRoutes } from '#server/preview/previewRoutes.ts';
import type { PageBrand } from '#shared/document/PageBrand.ts';

/** Dependencies of addressStages. */
export interface AddressStagesOptions {
  env: Pick<
    Env,
    | 'API_BODY_LIMIT'
    | 'CONTENT_URL'
    | 'FRAME_ANCESTORS'
    | 'GAME_ORIGIN'
    | 'LOCALE_COOKIE'
    | 'PLATFORM_TIMEOUT'
    | 'PREVIEW_ORIGINS'
    | 'PREVIEW_SECRET'
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
    | 'typed'
    | 'filePasses'
    | 'owners'
    | 'closures'
    | 'seats'
    | 'originOf'
    | 'isSecure'
    | 'plainOrders'
    | 'previews'
  >;
  platformUrl: string;
  browserContent: ContentRoutes;
  readiness: Readiness;
  devices: KnownDevices;
  matchPage: () => Promise<MatchPage>;
  /** The languages of one of BRANDS; undefined: all. */
  ofPages?: PageBrand | undefined;
}

/**
 * The stages between files and pages: proxied addresses, browser content, redirects and forms. Their order in the object is the order in
 * which they run.
 */
export function addressStages(options: AddressStagesOptions): Record<string, RequestHandler | RequestHandler[]> {
  const { env, log, services, platformUrl, browserContent, readiness, devices, matchPage, ofPages } = options;
  const {
    platform,
    content,
    live,
    limit,
    waits,
    guesses,
    guestSessions,
    typed,
    filePasses,
    owners,
    closures,
    seats,
    originOf,
    isSecure,
    plainOrders,
    previews,
  } = services;
  const { stream, lookup, transportFor, failed: onFailure } = platform;
  return {
    preview: previewRoutes({ env, previews, isSecure }),
    'closed-game': closedGame(closures),
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
    ...(ofPages ? { languages: languageGate(ofPages) } : {}),
    locale: localeRedirect(env, ofPages),
    structure: structuralRedirects(),
    match: pageMatch(matchPage),
    'guest-guard': guestGuard(),
    'form-return': carryFromReferer(),
    forms: formPosts({
      env,
      limit,
      devices,
      waits,
      guesses,
      guestSessions,
      typed,
      filePasses,
      owners,
      closures,
      isSecure,
      transportFor,
      content: content.source.bind,
      onMoney: platform.noteMoney,
      plainOrders,
    }),
  };
}
