import { getPush } from '#shared/api/account/accountPush.contract.ts';
import { getSocials } from '#shared/api/account/accountSocials.contract.ts';
import { getVerification } from '#shared/api/account/identityFacts.contract.ts';
import type { Call } from '#shared/api/call.ts';
import { getHistory } from '#shared/api/cashier/cashier.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { getGameHistory } from '#shared/api/play/games.contract.ts';
import { getSupportSettings } from '#shared/api/site/support.contract.ts';
import type { ChatKind } from '#shared/support/ChatProvider.ts';

/** Turns an answer into one that does not fail. */
type Settle = <T>(answer: Promise<T>) => Promise<{ ok: true; value: T } | { ok: false }>;

/** What the platform knows of other services. */
export interface OtherFacts {
  /** When something of the player last went there, Unix seconds; null: nothing did, undefined: not told now. */
  lastAt: Record<'identity' | 'payments' | 'games' | 'push', number | null | undefined>;
  /** Linked services of signing in; undefined: not told now. */
  socials: OutputOf<typeof getSocials>['items'] | undefined;
  /** The vendor of the live chat; null: there is none, or it is not told. */
  chat: ChatKind | null;
}

/** Asks the platform which other services have got something of the player, and when. */
export async function askOthers(call: Call, settle: Settle): Promise<OtherFacts> {
  const [identity, payments, rounds, socials, push, support] = await Promise.all([
    settle(call(getVerification, {})),
    settle(call(getHistory, { type: 'all', offset: 0, count: 1 })),
    settle(call(getGameHistory, { offset: 0, count: 1 })),
    settle(call(getSocials, {})),
    settle(call(getPush, {})),
    settle(call(getSupportSettings, {})),
  ]);
  return {
    lastAt: {
      identity: identity.ok ? papersAt(identity.value) : undefined,
      payments: payments.ok ? (payments.value.items[0]?.created_at ?? null) : undefined,
      games: rounds.ok ? (rounds.value.items[0]?.created_at ?? null) : undefined,
      push: push.ok ? push.value.sent_at : undefined,
    },
    socials: socials.ok ? socials.value.items : undefined,
    chat: support.ok ? (support.value.provider?.kind ?? null) : null,
  };
}

/** When the state of the papers last changed; undefined: they were sent, and the time is not told. */
function papersAt({ status, updated_at: changedAt }: OutputOf<typeof getVerification>): number | null | undefined {
  return status === 'none' || status === 'init' ? null : (changedAt ?? undefined);
}
