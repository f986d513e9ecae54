import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { lateBlur } from '#client/entities/form/lateBlur.ts';
import { useText } from '#client/i18n/useText.ts';
import { storedPromo } from '#client/lib/visitor/storedPromo.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from '../AuthForms.module.css';

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
      <FormField name={name} label={label} optional>
        {(control) => (
          <Input {...control} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={64} />
        )}
      </FormField>
    </details>
  );
}
