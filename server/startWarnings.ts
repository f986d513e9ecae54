import type { Env } from '#config/env.ts';
import { needsSandbox } from '#config/needsSandbox.ts';
import { logEvents } from './observability/logEvents.ts';

/** A log line about a setting that an operator may have forgotten. */
export interface StartWarning {
  event: string;
  message: string;
}

type WarnedEnv = Pick<
  Env,
  | 'NODE_ENV'
  | 'PUBLIC_ORIGIN'
  | 'MOVEMENTS_KEY'
  | 'DEVICE_SECRET'
  | 'TELEGRAM_BOT_TOKEN'
  | 'GAME_ORIGIN'
  | 'PLATFORM_URL'
  | 'CONTENT_URL'
  | 'RATE_LIMITS'
  | 'PUSH_KEY'
  | 'PLATFORM_EVENTS_TOKEN'
  | 'PREVIEW_SECRET'
  | 'CONTENT_PREVIEW_TOKEN'
  | 'PREVIEW_ORIGINS'
>;

/** What is worth a warning at the start of a production process, in the order in which it is logged; empty elsewhere. */
export function startWarnings(env: WarnedEnv): readonly StartWarning[] {
  if (env.NODE_ENV !== 'production') return [];
  const hasPlatform = env.PLATFORM_URL !== undefined;
  const hasDrafts = env.CONTENT_PREVIEW_TOKEN !== undefined || env.PREVIEW_ORIGINS !== undefined;
  const warnings: [isDue: boolean, event: string, message: string][] = [
    [
      needsSandbox(env),
      logEvents.sandboxInProduction,
      'The sandbox runs in production: everyone knows the passwords of its demo players, and its money is made up',
    ],
    [
      env.PUBLIC_ORIGIN === undefined,
      logEvents.publicOriginUnset,
      'PUBLIC_ORIGIN is unset: links and the origin check take the Host of each request, and every Host is answered',
    ],
    [
      env.MOVEMENTS_KEY === undefined,
      logEvents.movementsKeyUnset,
      'MOVEMENTS_KEY is unset: files of movements are signed with a key of this process alone, which other replicas and the next start do not know',
    ],
    [
      env.DEVICE_SECRET === undefined,
      logEvents.deviceSecretUnset,
      'DEVICE_SECRET is unset: other replicas and the next start know no device that has signed in, so guesses of others lock its owner out',
    ],
    [
      hasPlatform && env.GAME_ORIGIN === undefined,
      logEvents.gameOriginUnset,
      'GAME_ORIGIN is unset: a script of a game document can act as the player who opens it',
    ],
    [
      hasPlatform && env.TELEGRAM_BOT_TOKEN === undefined,
      logEvents.telegramTokenUnset,
      'TELEGRAM_BOT_TOKEN is unset: this server does not verify data of Telegram users before the platform gets it',
    ],
    [
      env.RATE_LIMITS === 'off',
      logEvents.rateLimitsOff,
      'RATE_LIMITS is off: guesses of passwords and codes are not limited',
    ],
    [
      hasPlatform && env.PUSH_KEY !== undefined && env.PLATFORM_EVENTS_TOKEN === undefined,
      logEvents.pushWithoutFeed,
      'PUSH_KEY is set without PLATFORM_EVENTS_TOKEN: settings offer no notifications, and none is sent',
    ],
    [
      env.CONTENT_URL !== undefined && hasDrafts && env.PREVIEW_SECRET === undefined,
      logEvents.previewSecretUnset,
      'CONTENT_PREVIEW_TOKEN or PREVIEW_ORIGINS is set without PREVIEW_SECRET: there is no preview, and its links are 404',
    ],
  ];
  return warnings.filter(([isDue]) => isDue).map(([, event, message]) => ({ event, message }));
}
