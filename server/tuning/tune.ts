import { parseArgs } from 'node:util';
import type { Env } from '#config/env.ts';
import { createLiveSettings } from '#server/services/createLiveSettings.ts';
import { candidateSite } from './candidateEnv.ts';
import { readTraffic } from './readTraffic.ts';
import { tuningReport } from './tuningReport.ts';

/**
 * `npm run tune`: what a day of this site's log would have been with other settings. No server and no upstream is needed. Exits with 1 for
 * an invalid setting or a log without requests (docs/tuning.md).
 */
const options = {
  log: { type: 'string', default: '' },
  env: { type: 'string' },
  redirects: { type: 'string' },
  brand: { type: 'string' },
} as const;
const { log, env: envFile, redirects, brand } = parseArgs({ options }).values;

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
