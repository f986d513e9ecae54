import type { Call } from '../../shared/api/call.ts';
import { getSessionFacts } from '../../shared/api/account/accountLimits.contract.ts';
import { clockOffsetOf } from '../lib/transport/clockOffsetOf.ts';
import type { Stores } from './createStores.ts';

interface Asked {
  isPlayer: boolean;
  offset: Promise<number | null>;
}

const asked = new WeakMap<object, Asked>();

/**
 * Milliseconds that the platform's clock is ahead of this device's; null if unknown. Asked once per document, and again after signing in
 * and after a failure. A guest, and a platform that does not tell its time, has the site's clock.
 */
export function askClockOffset({ call, stores }: { call: Call; stores: Pick<Stores, 'general' | 'session'> }) {
  const { isPlayer } = stores.session;
  const known = asked.get(stores.general);
  if (known?.isPlayer === isPlayer) return known.offset;
  const offset = ask(call, isPlayer).then((found) => {
    if (found === null) asked.delete(stores.general);
    stores.general.setClockOffset(found);
    return found;
  });
  asked.set(stores.general, { isPlayer, offset });
  return offset;
}

async function ask(call: Call, isPlayer: boolean): Promise<number | null> {
  const platform = isPlayer
    ? await clockOffsetOf(async () => (await call(getSessionFacts, {})).now * 1_000, Date.now)
    : null;
  return platform ?? clockOffsetOf(siteTime, Date.now);
}

async function siteTime(): Promise<number> {
  const { headers } = await fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store' });
  return Date.parse(headers.get('date') ?? '');
}
