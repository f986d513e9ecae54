import type { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import type { getPasskeys } from '#shared/api/account/passkeys.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { toMs } from '#shared/domain/toMs.ts';

type Passkey = OutputOf<typeof getPasskeys>['items'][number];

/** When a passkey was made and last used. */
export function passkeyFacts({ made_at: made, used_at: used }: Passkey, text: ReturnType<typeof useText>): string {
  const madeAt = toMs(made);
  const usedAt = toMs(used);
  return [
    madeAt === null ? '' : text('security.passkeyMade', { time: formatMoment(madeAt) }),
    usedAt === null ? text('security.passkeyUnused') : text('security.passkeyUsed', { time: formatMoment(usedAt) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
