import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { copyText } from '#client/lib/device/copyText.ts';
import { useStore } from '#client/stores/useStore.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import styles from './RecoveryCodes.module.css';

/** New recovery codes, which are shown once: to copy or to print. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = useText();
  const toasts = useStore('toasts');
  const [isCopied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useLayoutEffect(() => heading.current?.focus(), []);

  async function copy(): Promise<void> {
    if (await copyText(codes.join('\n'))) setCopied(true);
    else toasts.show('error', text('security.recoveryCopyFailed'));
  }

  return (
    <div className={styles.codes}>
      <h3 ref={heading} tabIndex={-1}>
        {text('security.recoveryTitle')}
      </h3>
      <p>{text('security.recoveryOnce')}</p>
      <ol className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.presses}>
        <Button size="small" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {text(isCopied ? 'security.copied' : 'security.recoveryCopy')}
        </Button>
        <Button size="small" icon="document" onClick={() => window.print()}>
          {text('security.recoveryPrint')}
        </Button>
      </div>
    </div>
  );
}
