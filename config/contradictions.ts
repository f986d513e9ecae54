import { isLocale } from '#shared/locales.ts';
import type { ConfigProblem } from './ConfigError.ts';

/** The environment, as far as its variables are compared. */
interface CheckedEnv {
  readonly PORT: number;
  readonly ADMIN_PORT?: number | undefined;
  readonly SANDBOX_PORT: number;
  readonly GAME_ORIGIN?: string | undefined;
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly PUBLIC_HOSTS?: readonly string[] | undefined;
  readonly FRAME_ANCESTORS: readonly string[] | undefined;
  readonly CONTENT_LOCALES?: readonly string[] | undefined;
}

/** Variables that are each accepted, and cannot be true together. */
export function contradictions(env: CheckedEnv): Omit<ConfigProblem, 'source'>[] {
  return [...samePorts(env), ...gameOrigin(env), ...frameAncestors(env), ...contentLocales(env)];
}

function* samePorts(env: CheckedEnv) {
  const names = ['PORT', 'ADMIN_PORT', 'SANDBOX_PORT'] as const;
  for (const [index, name] of names.entries()) {
    const other = names.slice(0, index).find((one) => env[one] === env[name] && env[name] !== 0);
    if (other !== undefined && env[name] !== undefined)
      yield { name, problem: `is ${env[name]}, as ${other} is`, accepted: 'a port of its own' };
  }
}

/** Game documents need an origin that differs from every name of the site; else games share its cookies and storage. */
function* gameOrigin({ GAME_ORIGIN, PUBLIC_ORIGIN, PUBLIC_HOSTS = [] }: CheckedEnv) {
  if (GAME_ORIGIN === undefined) return;
  const problem = (text: string) => ({
    name: 'GAME_ORIGIN',
    problem: text,
    accepted: 'an origin that is none of PUBLIC_ORIGIN and PUBLIC_HOSTS, beside PUBLIC_ORIGIN',
  });
  if (PUBLIC_ORIGIN === undefined) {
    yield problem('is set without PUBLIC_ORIGIN');
    return;
  }
  const { host } = new URL(GAME_ORIGIN);
  const isOurs = [new URL(PUBLIC_ORIGIN).host, ...PUBLIC_HOSTS].some((siteHost) => siteHost.toLowerCase() === host);
  if (isOurs) yield problem('is a name of the site itself');
}

/** Browsers leave out 'none' beside others, and the site would be framed. */
function* frameAncestors({ FRAME_ANCESTORS: sources = [] }: CheckedEnv) {
  if (sources.includes("'none'") && sources.length > 1)
    yield { name: 'FRAME_ANCESTORS', problem: "has 'none' beside others", accepted: "'none' alone, or the others" };
}

function* contentLocales({ CONTENT_LOCALES: pairs = [] }: CheckedEnv) {
  const languages = pairs.map((pair) => pair.split('=', 1)[0] as string);
  for (const [index, language] of languages.entries()) {
    const isTwice = languages.indexOf(language) !== index;
    if (!isTwice && isLocale(language)) continue;
    const problem = `names ${language}${isTwice ? ' twice' : ', which is no language of the site'}`;
    yield { name: 'CONTENT_LOCALES', problem, accepted: 'each language of the site once' };
  }
}
