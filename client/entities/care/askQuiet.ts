import type { AppContext } from '#client/context/AppContext.ts';
import { lateFunction } from '#client/lib/late/lateFunction.ts';
import { fatalKinds } from '#shared/errors/FatalError.ts';
import type { QuietReason } from '#shared/rewards/quietReason.ts';
import { changingSection } from './changingSection.ts';

type Args = Pick<AppContext, 'call' | 'stores' | 'timeoutBudget' | 'quiet'> & { signal?: AbortSignal };

const askPlayerQuiet = lateFunction(async () => (await import('./askPlayerQuiet.ts')).askPlayerQuiet);

/**
 * The reason why nothing may be advertised to the visitor; null when it may. The answer about a player is held for seconds, outside
 * the sections in which it may change. Never rejects.
 */
export async function askQuiet(args: Args): Promise<QuietReason | null> {
  if (import.meta.env.SSR && args.quiet) return args.quiet();
  const { account, fatal, isOnBreak, isPlayer } = args.stores.session;
  const quiet = fatal && fatalKinds[fatal.kind].quiet;
  if (quiet) return quiet;
  // Another player may have signed in on a device that is on a break: only their own limits count.
  if (isPlayer && account) return heldOrAsked(args, account.uid);
  return isOnBreak ? 'pause' : null;
}

async function heldOrAsked(args: Args, uid: number): Promise<QuietReason | null> {
  const { care } = args.stores;
  const held = changingSection(globalThis.location?.pathname ?? '') === '' ? care.read(uid) : undefined;
  if (held !== undefined) return held;
  const askedAt = performance.now();
  const reason = await askPlayerQuiet(args).catch(() => 'unknown' as const);
  care.hold(uid, reason, askedAt);
  return reason;
}
