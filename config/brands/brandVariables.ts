import { type EnvName, envShape, metaOf } from '#config/env.ts';

/** Variables of the process, its ports, its log and its sandbox, and those that a brand file has fields of its own for. */
const OF_PROCESS =
  /^(?:NODE_ENV|APP_ENV|HOST|PORT|ADMIN_\w+|TRUST_PROXY|DRAIN_TIME|LOG_LEVEL|SANDBOX\w*|SNAPSHOT_FILE|VALKEY_URL|BRANDS|PUBLIC_ORIGIN|PUBLIC_HOSTS)$/;

/** Whether a brand may have a value of its own for a variable. */
export function isOfBrand(name: string): boolean {
  return !OF_PROCESS.test(name);
}

/** Variables that belong to the hosts of one site: another does not inherit them. */
export const ofOneSite: readonly EnvName[] = ['GAME_ORIGIN', 'PASSKEY_RP_ID', 'PASSKEY_ORIGINS', 'TELEGRAM_BOT_TOKEN'];

/**
 * Secrets by the address that they are meant for: a brand with another address does not inherit them, or they would be sent there, and
 * editors of one service could open the drafts of another.
 */
export const secretsOfUpstream = {
  PLATFORM_URL: ['PLATFORM_EVENTS_TOKEN'],
  CONTENT_URL: ['CONTENT_TOKEN', 'CONTENT_PREVIEW_TOKEN', 'CONTENT_WEBHOOK_SECRET', 'PREVIEW_SECRET'],
} as const satisfies Partial<Record<EnvName, readonly EnvName[]>>;

/** Whether a name is that of a secret for one brand: `PUSH_KEY__ANOR`. */
export function isSecretOfBrand(name: string): boolean {
  const [, variable] = /^(\w+?)__[A-Z\d_]+$/.exec(name) ?? [];
  return variable !== undefined && Object.hasOwn(envShape, variable) && metaOf(variable as EnvName).secret === true;
}
