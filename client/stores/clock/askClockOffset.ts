import { clockOffsetOf } from '#client/lib/transport/clockOffsetOf.ts';
import type { Stores } from '#client/stores/createStores.ts';
import type { Call } from '#shared/api/call.ts';
import { inMs } from '#shared/domain/inMs.ts';

/**
 * Milliseconds that the platform's clock is ahead of this device's; null if unknown. Asked once per document, and again after signing in
 * and after a failure. A guest, and a platform that does not tell its time, has the site's clock.
 */
export function askClockOffset({
  call,
  stores,
}: {
  call: Call;
  stores: Pick<Stores, 'general' | 'session'>;
}): Promise<number | null> {
  const { isPlayer } = stores.session;
  return stores.general.clockOffsetFor(isPlayer, () => ask(call, isPlayer));
}

async function ask(call: Call, isPlayer: boolean): Promise<number | null> {
  const platform = isPlayer ? await clockOffsetOf(() => platformTime(call), Date.now) : null;
  return platform ?? clockOffsetOf(siteTime, Date.now);
}

/** Guests do not load what reads the platform's answers. */
async function platformTime(call: Call): Promise<number> {
  const { getSessionFacts } = await import('#shared/api/account/accountLimits.contract.ts');
  return inMs((await call(getSessionFacts, {})).now);
}

async function siteTime(): Promise<number> {
  const { headers } = await fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store' });
  return Date.parse(headers.get('date') ?? '');
}
