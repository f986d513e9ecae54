import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { getShield } from '#shared/api/account/accountShield.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { toMs } from '#shared/domain/toMs.ts';
import styles from './Security.module.css';

export function HoldNote({ shield }: { shield: OutputOf<typeof getShield> }) {
  const text = useText();
  const from = toMs(shield.withdrawals_from);
  if (from === null) return null;
  return (
    <p className={styles.hold}>
      <Icon name="clock" />
      <span>{text(`security.hold.${shield.withdrawals_wait_for ?? 'other'}`, { time: formatMoment(from) })}</span>
    </p>
  );
}
