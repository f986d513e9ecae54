import { memo, type ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { RadioGroup } from '#client/ui/forms/controls/choice/RadioGroup.tsx';
import type { DepositMethod } from '../method/depositMethods.ts';
import styles from './SavedChoice.module.css';

interface SavedRadiosProps {
  method: DepositMethod;
  /** Id as text; empty for new requisites. */
  value: string;
  /** Stable: typing in another field renders no radio. */
  onChange: (id: string) => void;
}

interface SavedChoiceProps extends SavedRadiosProps {
  /** Fields of new requisites. */
  children: ReactNode;
}

/** Saved or new requisites. The fields stay in the document; a style hides them only with JavaScript. */
export function SavedChoice({ children, ...radios }: SavedChoiceProps) {
  if (!radios.method.requisites_saved?.length) return children;
  return (
    <div className={styles.saved}>
      <SavedRadios {...radios} />
      <div className={styles.fields}>{children}</div>
    </div>
  );
}

const SavedRadios = memo(function SavedRadios({ method, value, onChange }: SavedRadiosProps) {
  const text = useText();
  return (
    <RadioGroup
      name="saved"
      look="cards"
      legend={text('deposit.saved')}
      value={value}
      onChange={onChange}
      options={[
        ...(method.requisites_saved ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
        { value: '', label: text('deposit.savedNew') },
      ]}
    />
  );
});
