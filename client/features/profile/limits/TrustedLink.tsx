import { useEffect, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { copyText } from '#client/lib/device/copyText.ts';
import { useStore } from '#client/stores/useStore.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import styles from './Limits.module.css';

/** The link for a trusted person, which is shown once only: to copy, and to share where the browser can. */
export function TrustedLink({ link }: { link: string }) {
  const text = useText();
  const toasts = useStore('toasts');
  const [isCopied, setCopied] = useState(false);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);

  async function copy(): Promise<void> {
    if (await copyText(link)) setCopied(true);
    else toasts.show('error', text('limits.trustedCopyFailed'));
  }
  // Closing the share sheet rejects.
  const share = () => void navigator.share({ url: link }).catch(() => undefined);
  return (
    <>
      <div className={styles.waiting} data-said="">
        <p>{text('limits.trustedLinkNote')}</p>
        <code className={styles.link}>{link}</code>
      </div>
      <div className={styles.row}>
        <Button size="small" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {text(isCopied ? 'limits.trustedCopied' : 'limits.trustedCopy')}
        </Button>
        {canShare && (
          <Button size="small" icon="send" onClick={share}>
            {text('limits.trustedShare')}
          </Button>
        )}
      </div>
    </>
  );
}
