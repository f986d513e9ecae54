import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { useClockOffset } from '#client/stores/clock/useClockOffset.ts';
import { Countdown } from '#client/ui/feedback/Countdown.tsx';
import { useNow } from '#client/ui/feedback/useNow.ts';
import { QrCode } from '#client/ui/media/QrCode.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { CopyLine } from './CopyLine.tsx';
import type { DepositAction } from './PaymentInfo.ts';
import styles from './PaymentQr.module.css';
import { webAddress } from './webAddress.ts';

interface PaymentQrProps {
  action: Extract<DepositAction, { type: 'qr' }>;
  onEnd: () => void;
}

const HOUR_MS = 3_600_000;
const SHORT = ['minutes', 'seconds'] as const;

/** A QR code, and its content as text for players who cannot scan it. */
export function PaymentQr({ action, onEnd }: PaymentQrProps) {
  const text = useText();
  const { locale } = useApp();
  const offset = useClockOffset();
  const { payload, address, amount, expired_at: end } = action;
  const until = toMs(end ?? null) ?? 0;
  const now = useNow(HOUR_MS / 60);
  const isLong = now !== null && offset !== null && until - now - offset >= HOUR_MS;
  const page = webAddress(payload);
  return (
    <div className={styles.qr}>
      <div className={styles.code}>
        <QrCode text={payload} label={text('payment.qrLabel')} />
      </div>
      <p>{text('payment.qrText', { sum: formatMoney(amount, locale) })}</p>
      {end !== undefined && (
        <div className={styles.until}>
          <span>{text('payment.qrUntil')}</span>
          <Countdown
            until={until}
            seconds
            {...(isLong ? {} : { units: SHORT })}
            size="small"
            offset={offset}
            onEnd={onEnd}
            labels={{
              days: text('payment.days'),
              hours: text('payment.hours'),
              minutes: text('payment.minutes'),
              seconds: text('payment.seconds'),
              label: text('payment.qrUntil'),
            }}
          />
        </div>
      )}
      {page && (
        <ButtonLink href={page} target="_blank" rel="noopener noreferrer" wide iconEnd="external">
          {text('payment.qrOpen')}
        </ButtonLink>
      )}
      {address && <CopyLine label={text('payment.address')} value={address} />}
      {address && <CopyLine label={text('payment.sum')} value={String(amount.amount)} />}
    </div>
  );
}
