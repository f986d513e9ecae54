import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { RadioGroup } from '#client/ui/forms/controls/choice/RadioGroup.tsx';
import type { DepositMethod } from '../method/depositMethods.ts';
import styles from './SavedChoice.module.css';

interface SavedChoiceProps {
  method: DepositMethod;
  /** Id as text; empty for new requisites. */
  value: string;
  onChange: (id: string) => void;
  /** Fields of new requisites. */
  children: ReactNode;
}

/** Saved or new requisites. The fields stay in the document; a style hides them only with JavaScript. */
export function SavedChoice({ method, value, onChange, children }: SavedChoiceProps) {
  const text = useText();
  const saved = method.requisites_saved ?? [];
  if (saved.length === 0) return children;
  return (
    <div className={styles.saved}>
      <RadioGroup
        name="saved"
        look="cards"
        legend={text('deposit.saved')}
        value={value}
        onChange={onChange}
        options={[
          ...saved.map(({ id, title }) => ({ value: String(id), label: title })),
          { value: '', label: text('deposit.savedNew') },
        ]}
      />
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
