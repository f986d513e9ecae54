import { type EnvName, envShape, metaOf } from './env.ts';

/** One variable, as the README's table and `config/default.env` describe it. */
export interface EnvRow {
  name: EnvName;
  /** The default, as an operator would write it; undefined when the variable is unset by default. */
  fallback: string | undefined;
  meaning: string;
  accepts: string;
  secret: boolean;
}

/** One row per variable, in the order of the schema. The README's table and `config/default.env` are generated from it. */
export function describeEnv(): EnvRow[] {
  return (Object.keys(envShape) as EnvName[]).map((name) => {
    const { fallback, meaning, accepts, secret = false } = metaOf(name);
    return { name, fallback, meaning, accepts, secret };
  });
}

/** The text of `config/default.env`. describeEnv.test.ts compares the two; `vitest -u` writes the file. */
export function defaultEnvText(): string {
  const rows = describeEnv().map(
    ({ name, fallback, meaning, accepts }) =>
      `# ${meaning}\n# Accepts ${accepts}.\n${name}=${quoted(fallback ?? '')}\n`,
  );
  return [
    '# Every variable with its default. An empty value means unset. To change one, set it in the process environment,',
    '# in .env or in config/{APP_ENV}.env; the later wins: this file, config/{APP_ENV}.env, .env, process environment.',
    '# Cache times of one collection: CACHE_CONTENT_FRESH__SETTINGS_SEO=5m (also _STALE__ and _ERROR__), and of one page:',
    '# CACHE_PAGES_FRESH__GAMEHALL=5m (also _STALE__ and _ERROR__; the names of pages are those in shared/url/paths.ts).',
    '',
    ...rows,
  ].join('\n');
}

function quoted(value: string): string {
  return /[\s'#]/.test(value) ? `"${value}"` : value;
}
