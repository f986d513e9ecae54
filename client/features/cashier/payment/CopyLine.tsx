import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { TextButton } from '../../../ui/navigation/TextButton.tsx';
import styles from './CopyLine.module.css';

interface CopyLineProps {
  label: string;
  value: string;
}

/** Something the player needs elsewhere, with a press that copies it. */
export function CopyLine({ label, value }: CopyLineProps) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      // Without the clipboard the value can still be selected by hand.
      () => undefined,
    );
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
