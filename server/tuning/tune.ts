import { parseArgs } from 'node:util';
import type { Env } from '#config/env.ts';
import { createLiveSettings } from '#server/services/createLiveSettings.ts';
import { candidateSite } from './candidateEnv.ts';
import { readTraffic } from './readTraffic.ts';
import { tuningReport } from './tuningReport.ts';

/**
 * `npm run tune`: what a day of this site's log would have been with other settings. No server and no upstream is needed. Exits with 1 for
 * an invalid setting or a log without requests, with 2 for wrong arguments (docs/tuning.md).
 */
const usage = 'npm run tune -- --log access.log[.gz] [--brand anor] [--env candidate.env] [--redirects candidate.txt]';

function readArguments() {
  try {
    const options = {
      log: { type: 'string' },
      env: { type: 'string' },
      redirects: { type: 'string' },
      brand: { type: 'string' },
    } as const;
    return parseArgs({ options }).values;
  } catch {
    return {};
  }
}

const { log, env: envFile, redirects, brand } = readArguments();
if (log === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}

function settingsOf(env: Env) {
  return { env, live: createLiveSettings(env) };
}

try {
  const today = settingsOf(candidateSite({ brand }).env);
  const hasCandidate = envFile !== undefined || redirects !== undefined;
  const candidate = hasCandidate ? settingsOf(candidateSite({ envFile, redirects, brand }).env) : today;
  const traffic = await readTraffic(log, brand);
  if (traffic.requests === 0) throw new Error(`${log} has no line of a request (docs/generated/log-line.schema.json)`);
  process.stdout.write(`${tuningReport(traffic, today, candidate)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
