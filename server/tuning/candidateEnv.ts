import { parseEnv as parseDotenv } from 'node:util';
import type { BrandSite } from '#config/brands/BrandSite.ts';
import { ConfigError } from '#config/ConfigError.ts';
import { type Env, isEnvName } from '#config/env.ts';
import { loadBrands, loadEnv } from '#config/loadEnv.ts';
import { readText } from '#config/readText.ts';

/** Files of settings that are tried. */
interface Candidate {
  /** Variables in the form of `.env`; they win over all others. */
  envFile?: string | undefined;
  /** Takes the place of REDIRECTS_FILE. */
  redirects?: string | undefined;
  /** A brand of BRANDS, by name or by one of its hosts. */
  brand?: string | undefined;
}

/** The settings of a site: that of the build's brand, or one of BRANDS. */
export interface CandidateSite {
  env: Env;
  brand: BrandSite | undefined;
}

/** The settings of this folder, as `npm start` reads them, with those of a candidate. Throws a ConfigError, or that of a file that cannot be read. */
export function candidateSite({ envFile, redirects, brand: wanted }: Candidate): CandidateSite {
  const values = envFile === undefined ? {} : parseDotenv(readText(envFile));
  const problems = Object.keys(values)
    .filter((name) => !isEnvName(name))
    .map((name) => ({
      name,
      source: String(envFile),
      problem: 'is not a variable',
      accepted: 'the names in config/default.env',
    }));
  if (problems.length > 0) throw new ConfigError(problems);
  const processEnv = {
    // As `npm start` sets it: development has a wider content policy and keeps no page.
    NODE_ENV: 'production',
    // No upstream is asked, so a folder without their addresses is complete too.
    SANDBOX: '1',
    ...process.env,
    ...values,
    ...(redirects === undefined ? {} : { REDIRECTS_FILE: redirects }),
  };
  const options = { cwd: process.cwd(), processEnv };
  const env = loadEnv(options);
  const brand = loadBrands(options).find(({ id, hosts }) => id === wanted || hosts.includes(String(wanted)));
  return { env: brand?.env ?? env, brand };
}
