import type { BrandSite } from '#config/brands/BrandSite.ts';
import { ConfigError } from '#config/ConfigError.ts';
import { type Env, isEnvName } from '#config/env.ts';
import { type EnvFileEntry, parseEnvFile } from '#config/files/parseEnvFile.ts';
import { acceptedText, readText, UnreadableFile } from '#config/files/readText.ts';
import { loadBrands, loadEnv } from '#config/loadEnv.ts';

/** Files of settings that are tried. */
interface Candidate {
  /** Variables in the form of `.env`; they win over all others. */
  envFile?: string | undefined;
  /** Takes the place of REDIRECTS_FILE. */
  redirects?: string | undefined;
  /** The name of a brand of BRANDS. */
  brand?: string | undefined;
  /** A host, of a brand or of the build's. */
  host?: string | undefined;
}

/** The settings of a site: that of the build's brand, or one of BRANDS. */
export interface CandidateSite {
  env: Env;
  brand: BrandSite | undefined;
}

/** The settings of this folder, as `npm start` reads them, with those of a candidate. Throws a ConfigError. */
export function candidateSite({ envFile, redirects, brand: id, host }: Candidate): CandidateSite {
  const entries = envFile === undefined ? [] : entriesOf(envFile);
  const processEnv = {
    // As `npm start` sets it: development has a wider content policy and keeps no page.
    NODE_ENV: 'production',
    // No upstream is asked, so a folder without their addresses is complete too.
    SANDBOX: '1',
    ...process.env,
    ...Object.fromEntries(entries.map(({ name, value }) => [name, value])),
    ...(redirects === undefined ? {} : { REDIRECTS_FILE: redirects }),
  };
  const options = { cwd: process.cwd(), processEnv };
  try {
    const env = loadEnv(options);
    const brands = loadBrands(options);
    const brand = brands.find((one) => one.id === id || one.hosts.includes(String(host)));
    if (id !== undefined && !brand) throw unknownBrand(id, brands);
    return { env: brand?.env ?? env, brand };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // To loadEnv the candidate is a part of the environment.
    const sources = new Map(entries.map(({ name, source }) => [name, source]));
    const isGiven = (source: string) => source === 'environment';
    throw new ConfigError(
      error.problems.map((one) => ({ ...one, source: (isGiven(one.source) && sources.get(one.name)) || one.source })),
    );
  }
}

function entriesOf(file: string): EnvFileEntry[] {
  const { entries, problems } = parseEnvFile(textOf(file), file);
  const unknown = entries.filter(({ name }) => !isEnvName(name));
  const accepted = 'the names in config/default.env';
  for (const { name, source } of unknown) problems.push({ name, source, problem: 'is not a variable', accepted });
  if (problems.length > 0) throw new ConfigError(problems);
  return entries;
}

function textOf(file: string): string {
  try {
    return readText(file);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new ConfigError([{ name: file, source: '--env', problem: error.message, accepted: acceptedText }]);
  }
}

function unknownBrand(id: string, brands: readonly BrandSite[]): ConfigError {
  const accepted = brands.length > 0 ? brands.map((brand) => brand.id).join(', ') : 'none, because BRANDS is unset';
  return new ConfigError([
    { name: '--brand', source: 'arguments', problem: `names ${id}, which is no brand`, accepted },
  ]);
}
