import path from 'node:path';
import type { BrandSite } from './brands/BrandSite.ts';
import { isSecretOfBrand } from './brands/brandVariables.ts';
import { readBrands } from './brands/readBrands.ts';
import { ConfigError, type ConfigProblem } from './ConfigError.ts';
import { type Env, type EnvName, isEnvName, parseEnv } from './env.ts';
import { parseEnvFile } from './files/parseEnvFile.ts';
import { acceptedText, readText, UnreadableFile } from './files/readText.ts';

/** Where loadEnv reads from. */
export interface LoadEnvOptions {
  /** The folder that holds `config/`. */
  cwd: string;
  processEnv: Readonly<Record<string, string | undefined>>;
}

/**
 * Reads `config/default.env`, then `config/{APP_ENV}.env`, then `.env`, then the process environment; the later wins, an empty
 * value counts as unset. A file may be absent, but for that of APP_ENV. Throws a ConfigError with every problem.
 *
 * An unknown name in a file is a misspelling and is refused with its line, and so is a line that is no variable; in the process
 * environment, unknown names are normal.
 */
export function loadEnv(options: LoadEnvOptions): Env {
  const { values, sources, problems } = readRecord(options);
  try {
    const env = parseEnv(values, (name) => sources[name] ?? 'not set anywhere');
    if (problems.length === 0) return env;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    problems.push(...error.problems.filter(({ name }) => !problems.some((candidate) => candidate.name === name)));
  }
  throw new ConfigError(problems);
}

/**
 * The brands of BRANDS, in the order of their files; none without it. Throws a ConfigError with every problem of every file. Call it with
 * what `loadEnv` has accepted.
 */
export function loadBrands(options: LoadEnvOptions): BrandSite[] {
  const { values } = readRecord(options);
  const folder = values['BRANDS'];
  return folder === undefined ? [] : readBrands(path.resolve(options.cwd, folder), folder, values);
}

/**
 * The texts of the variables in `names`, of the same sources and checked as `loadEnv` checks each of them; not what the site needs beside
 * them to start. Throws a ConfigError.
 */
export function loadTexts(options: LoadEnvOptions, names: readonly EnvName[]): Partial<Record<EnvName, string>> {
  const { values, sources, problems } = readRecord(options);
  if (problems.length > 0) throw new ConfigError(problems);
  const texts = Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
  parseEnv(texts, (name) => sources[name] ?? 'not set anywhere');
  return texts;
}

/** The texts of all variables, where each was set, and the problems of their files. */
function readRecord({ cwd, processEnv }: LoadEnvOptions) {
  const problems: ConfigProblem[] = [];
  const appEnv = processEnv['APP_ENV'] ?? '';
  const files = ['config/default.env', /^[\w-]+$/.test(appEnv) ? `config/${appEnv}.env` : '', '.env'];
  const values: Record<string, string> = {};
  const sources: Record<string, string> = {};

  for (const file of files.filter((name) => name !== '')) {
    const text = readIfThere(cwd, file);
    if (text === undefined) {
      // A misspelt name would start the site with the settings of another.
      const problem = `names ${file}, which does not exist`;
      if (file === `config/${appEnv}.env`)
        problems.push({ name: 'APP_ENV', source: 'environment', problem, accepted: 'the name of a file in config' });
      continue;
    }
    const { entries, problems: ofLines } = parseEnvFile(text, file);
    problems.push(...ofLines);
    for (const { name, value, source } of entries) {
      if (!isEnvName(name) && !isSecretOfBrand(name)) {
        problems.push({ name, source, problem: 'is not a variable', accepted: 'the names in config/default.env' });
      } else if (name === 'APP_ENV' && value !== '') {
        problems.push({ name, source, problem: 'has no effect in a file', accepted: 'the process environment' });
      } else if (value !== '') {
        values[name] = value;
        sources[name] = source;
      }
    }
  }
  for (const [name, value] of Object.entries(processEnv)) {
    if (value === undefined || value === '') continue;
    values[name] = value;
    sources[name] = 'environment';
  }
  return { values, sources, problems };
}

/** Undefined without the file. Throws a ConfigError for one that cannot be read. */
function readIfThere(cwd: string, file: string): string | undefined {
  try {
    return readText(path.join(cwd, file));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    if (error.isMissing) return undefined;
    throw new ConfigError([{ name: file, source: cwd, problem: error.message, accepted: acceptedText }]);
  }
}
