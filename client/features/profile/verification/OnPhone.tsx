import { usePageData } from '#client/context/usePageData.ts';
import { useText } from '#client/i18n/useText.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { QrCode } from '#client/ui/media/QrCode.tsx';
import styles from './OnPhone.module.css';

/** Moves from a desktop to a phone, whose camera is better; the desktop's page polls for the end. */
export function OnPhone() {
  const text = useText();
  const { phoneAddress } = usePageData<typeof import('../verification.loader.ts')>();
  return (
    <Card as="section" aria-labelledby="on-phone" className={styles.card}>
      <div className={styles.text}>
        <h2 id="on-phone">{text('verification.phone')}</h2>
        <p>{text('verification.phoneText')}</p>
      </div>
      <div className={styles.code}>
        <QrCode text={phoneAddress} label={text('verification.phoneCode')} />
      </div>
    </Card>
  );
}
