import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BrandSite } from '#config/brands/BrandSite.ts';
import { variableOfBrand } from '#config/brands/variableOfBrand.ts';
import { ConfigError } from '#config/ConfigError.ts';
import type { Env } from '#config/env.ts';
import { loadBrands, loadTexts } from '#config/loadEnv.ts';
import { printRows } from '#sandbox/doctor/printRows.ts';
import { examineBrand } from './examineBrand.ts';

/** What decides which upstreams are examined, and how. */
const OF_UPSTREAMS = [
  'PLATFORM_URL',
  'CONTENT_URL',
  'CONTENT_TOKEN',
  'CONTENT_PREVIEW_TOKEN',
  'CONTENT_QUERY',
  'CONTENT_LOCALES',
  'SESSION_COOKIE',
  'GUEST_SESSIONS',
  'PLATFORM_PERSONAL',
] as const satisfies readonly (keyof Env)[];
/** What the examined person of the build's platform is called, which no other platform may hear. */
const OF_PERSON = ['DOCTOR_LOGIN', 'DOCTOR_PASSWORD', 'DOCTOR_EMAIL', 'DOCTOR_METHOD', 'DOCTOR_REQUISITES'];

async function examine(env: NodeJS.ProcessEnv): Promise<number> {
  const args = ['--disable-warning=ExperimentalWarning', 'sandbox/doctor/main.ts', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { stdio: 'inherit', env });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

/** The settings of the site about its upstreams, from its files too. */
function settingsOfSite(): NodeJS.ProcessEnv {
  try {
    return loadTexts({ cwd: process.cwd(), processEnv: process.env }, OF_UPSTREAMS);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}

function brandsOf(): BrandSite[] | string {
  try {
    return loadBrands({ cwd: process.cwd(), processEnv: process.env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

function textOf(value: Env[keyof Env]): string | undefined {
  return Array.isArray(value) ? value.join(' ') : value === undefined ? undefined : String(value);
}

/** The environment in which a brand's own upstreams are examined; undefined: it has none that were not examined before. */
function upstreamsOf({ id, env }: BrandSite, examined: Set<string>): NodeJS.ProcessEnv | undefined {
  const platform = env.PLATFORM_URL;
  const content = env.CONTENT_URL && JSON.stringify([env.CONTENT_URL, env.CONTENT_QUERY, env.CONTENT_LOCALES]);
  const isNew = (upstream: string | undefined) => upstream !== undefined && !examined.has(upstream);
  const [hasPlatform, hasContent] = [isNew(platform), isNew(content)];
  for (const upstream of [platform, content]) if (upstream !== undefined) examined.add(upstream);
  if (!hasPlatform && !hasContent) return undefined;
  const own: NodeJS.ProcessEnv = { ...process.env };
  for (const name of OF_PERSON) {
    const ofBrand = process.env[variableOfBrand(name, id)];
    if (ofBrand === undefined) delete own[name];
    else own[name] = ofBrand;
  }
  for (const name of OF_UPSTREAMS) {
    const text = textOf(env[name]);
    if (text === undefined) delete own[name];
    else own[name] = text;
  }
  if (!hasPlatform) delete own['PLATFORM_URL'];
  if (!hasContent) delete own['CONTENT_URL'];
  return own;
}

/**
 * `npm run doctor`: examines the upstreams of the site's settings (sandbox/doctor/main.ts, which has the variables and arguments), and then every
 * brand of BRANDS: its file with pictures and contrasts, whether its host leads to it, and its own upstreams. A brand's own platform is signed in to by
 * `DOCTOR_LOGIN__ANOR` and `DOCTOR_PASSWORD__ANOR`. Exits with 1 if a check breaks, with 2 if nothing could be checked.
 */
const settings = settingsOfSite();
const brands = brandsOf();
const codes = [await examine({ ...process.env, ...settings })];
if (typeof brands === 'string') {
  console.log(brands);
  codes.push(1);
} else {
  const { PLATFORM_URL, CONTENT_URL, CONTENT_QUERY, CONTENT_LOCALES } = settings;
  const locales = CONTENT_LOCALES?.split(/[\s,]+/);
  const examined = new Set([PLATFORM_URL, JSON.stringify([CONTENT_URL, CONTENT_QUERY, locales])].map(String));
  for (const brand of brands) {
    const rows = await examineBrand(brand);
    console.log(`\n${brand.look.name} (${brand.file})\n${printRows(rows)}`);
    if (rows.some(({ verdict }) => verdict === 'breaks')) codes.push(1);
    const env = upstreamsOf(brand, examined);
    if (env) codes.push(await examine(env));
    else console.log('Its platform and its content were examined above.');
  }
}
process.exitCode = codes.includes(1) ? 1 : Math.max(...codes);
