import { ask } from '#tests/support/wire/ask.ts';

const REQUESTS_AT_ONCE = 10;
const ROUNDS = 15;

/**
 * Resolves when the site has tried to write its log since the call, by requests whose lines have two kilobytes: it writes lines after
 * 256 kB at the latest (server/observability/lineBuffer.ts). For a site whose log cannot be read. Rejects when a request fails.
 */
export async function untilLogWritten(origin: string): Promise<void> {
  // The query that the log does not redact or shorten.
  const address = `/robots.txt?tab=${'x'.repeat(1_900)}`;
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, () => ask(origin, address)));
}
