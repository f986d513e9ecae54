import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { copyText } from '#client/lib/device/copyText.ts';
import { useStore } from '#client/stores/useStore.ts';
import { QrCode } from '#client/ui/media/QrCode.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import styles from './Security.module.css';

interface AuthenticatorKeyProps {
  /** In base32. */
  secret: string;
  /** `otpauth://...`; without it there is no QR code. */
  address: string | undefined;
}

/** The key for an authenticator app: a QR code, and text to copy. */
export function AuthenticatorKey({ secret, address }: AuthenticatorKeyProps) {
  const text = useText();
  const toasts = useStore('toasts');
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    if (await copyText(secret)) setCopied(true);
    else toasts.show('error', text('security.copyFailed'));
  }

  return (
    <div className={styles.app}>
      {address && <QrCode text={address} label={text('security.qr')} />}
      <div className={styles.key}>
        <p>{text(address ? 'security.factorScan' : 'security.factorType')}</p>
        {/* In groups of four, as apps ask for it; the copied text has no spaces. */}
        <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <Button size="small" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {text(isCopied ? 'security.copied' : 'security.copy')}
        </Button>
      </div>
    </div>
  );
}
