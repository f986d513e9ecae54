import { usePageData } from '#client/context/usePageData.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { getShield } from '#shared/api/account/accountShield.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { toMs } from '#shared/domain/toMs.ts';
import styles from './Security.module.css';

/** Before the button of a change that starts a hold: until when withdrawals would wait. Nothing where it starts none. */
export function HoldBefore({ change }: { change: keyof OutputOf<typeof getShield>['would_hold'] }) {
  const text = useText();
  const { shield } = usePageData<typeof import('../security.loader.ts')>();
  const until = shield.ok ? toMs(shield.value.would_hold[change]) : null;
  if (until === null) return null;
  return (
    <p className={styles.hold}>
      <Icon name="clock" />
      <span>{text('security.holdBefore', { time: formatMoment(until) })}</span>
    </p>
  );
}
