import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type * as entry from '#client/entry.server.tsx';
import { parseEnvFile } from '#config/files/parseEnvFile.ts';
import { readText } from '#config/files/readText.ts';
import { createLiveSettings } from '#server/services/createLiveSettings.ts';
import { candidateSite } from './candidateEnv.ts';
import { explainAddress } from './explainAddress.ts';

/** `npm run explain`: every decision about one address, in order (docs/tuning.md). Exits with 1 for an invalid setting, with 2 for wrong arguments. */

function refuse(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}

const options = {
  player: { type: 'boolean', default: false },
  header: { type: 'string', multiple: true },
  host: { type: 'string' },
  env: { type: 'string' },
  redirects: { type: 'string' },
} as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [target] = positionals;
const headers = Object.fromEntries(
  (values.header ?? []).map((line) => {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    return name === undefined
      ? refuse(`"${line}" is no header; accepted is "Name: value"`)
      : [name.toLowerCase(), String(value)];
  }),
);

try {
  const { env, brand } = candidateSite({
    envFile: values.env,
    redirects: values.redirects,
    host: values.host?.toLowerCase(),
  });
  if (values.host !== undefined) headers['host'] = values.host.toLowerCase();
  const pages = (await import(pathToFileURL(path.resolve('dist/render/entry.server.js')).href)) as typeof entry;
  const explained = await explainAddress(
    { target: String(target), isPlayer: values.player, headers },
    {
      env,
      live: createLiveSettings(env),
      redirectsText: readText(env.REDIRECTS_FILE),
      isSet: namesSet(values.env),
      pages,
      brand,
    },
  );
  const width = Math.max(...explained.map(({ step }) => step.length));
  for (const { step, decision } of explained) process.stdout.write(`${step.padEnd(width)}  ${decision}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Whether a file of the operator or the environment sets a variable; config/default.env sets each to its default. */
function namesSet(envFile: string | undefined): (name: string) => boolean {
  const files = [`config/${process.env['APP_ENV']}.env`, '.env', ...(envFile === undefined ? [] : [envFile])];
  const names = new Set(files.flatMap((file) => parseEnvFile(textOf(file), file).entries.map(({ name }) => name)));
  return (name) => names.has(name) || (process.env[name] ?? '') !== '';
}

function textOf(file: string): string {
  try {
    return readText(file);
  } catch {
    return '';
  }
}
