import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { copyText } from '#client/lib/device/copyText.ts';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import styles from './CopyLine.module.css';

interface CopyLineProps {
  label: string;
  value: string;
}

export function CopyLine({ label, value }: CopyLineProps) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  // Without clipboard access the value can be selected and copied.
  const copy = async () => setCopied(await copyText(value));
  return (
    <p className={styles.line}>
      <span>
        {label} <span className={styles.value}>{value}</span>
      </span>
      <TextButton icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        {text(isCopied ? 'payment.copied' : 'payment.copy')}
      </TextButton>
    </p>
  );
}
