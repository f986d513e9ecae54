import type { AppContext } from '#client/context/AppContext.ts';
import { lateFunction } from '#client/lib/late/lateFunction.ts';
import type { QuietReason } from '#shared/rewards/quietReason.ts';

type Args = Pick<AppContext, 'call' | 'stores' | 'timeoutBudget' | 'quiet'> & { signal?: AbortSignal };

const askPlayerQuiet = lateFunction(async () => (await import('./askPlayerQuiet.ts')).askPlayerQuiet);

/** The reason why nothing may be advertised to the visitor; null when it may. Never rejects. */
export async function askQuiet(args: Args): Promise<QuietReason | null> {
  if (import.meta.env.SSR && args.quiet) return args.quiet();
  const { fatal, isOnBreak, isPlayer } = args.stores.session;
  if (fatal?.kind === 'closed') return 'closed';
  if (fatal?.kind === 'blocked') return 'pause';
  // Another player may have signed in on a device that is on a break: only their own limits count.
  if (isPlayer) return askPlayerQuiet(args).catch(() => 'unknown');
  return isOnBreak ? 'pause' : null;
}
