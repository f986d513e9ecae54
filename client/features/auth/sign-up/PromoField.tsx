import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../i18n/useText.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { Input } from '../../../ui/forms/controls/Input.tsx';
import styles from '../AuthForms.module.css';
import { lateBlur } from '../../../entities/form/lateBlur.ts';
import { storedPromo } from '../../../lib/visitor/storedPromo.ts';

/** Folded: most players have no code, and an empty field makes them leave to look for one. Open when a link brought a code. */
export function PromoField({ name, label }: { name: string; label: string }) {
  const text = useText();
  const { getValues, setValue } = useFormContext();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const stored = storedPromo.read();
    if (!stored || getValues(name)) return;
    setValue(name, stored);
    setOpen(true);
  }, [name, getValues, setValue]);
  return (
    <details
      className={`${styles.promo} ${styles.scripted}`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary {...lateBlur}>
        <Icon name="ticket" />
        {text('auth.havePromo')}
        <Icon name="chevron-down" size={16} />
      </summary>
      <FormField name={name} label={label}>
        {(control) => (
          <Input {...control} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={64} />
        )}
      </FormField>
    </details>
  );
}
