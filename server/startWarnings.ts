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
>;

/** What is worth a warning at the start of a production process, in the order in which it is logged; empty elsewhere. */
export function startWarnings(env: WarnedEnv): readonly StartWarning[] {
  if (env.NODE_ENV !== 'production') return [];
  const hasPlatform = env.PLATFORM_URL !== undefined;
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
  ];
  return warnings.filter(([isDue]) => isDue).map(([, event, message]) => ({ event, message }));
}
