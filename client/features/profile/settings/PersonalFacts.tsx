import { labelOf } from '#client/entities/form/labelOf.ts';
import { sexOptions } from '#client/entities/form/sexOptions.ts';
import { useText } from '#client/i18n/useText.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import styles from './PersonalFacts.module.css';

interface PersonalFactsProps {
  /** Those with a value. */
  fields: readonly FormFieldSettings[];
  onEdit: (name: string) => void;
}

/** A row a field, with a pencil that opens it; fields that cannot be changed have a lock. */
export function PersonalFacts({ fields, onEdit }: PersonalFactsProps) {
  const text = useText();
  const shown = (field: FormFieldSettings): string => {
    const options = field.type === 'sex' ? sexOptions(field, text) : field.options;
    return options.find(({ value }) => value === field.value)?.label ?? field.value ?? '';
  };
  return (
    <FactList
      layout="rows"
      className={styles.facts}
      facts={fields.map((field) => ({
        id: field.name,
        label: labelOf(field, text),
        value: (
          <>
            <span>{shown(field)}</span>
            {field.editable ? (
              <IconButton
                icon="edit"
                iconSize={18}
                label={text('settings.editOf', { name: labelOf(field, text) })}
                className={styles.edit}
                onClick={() => onEdit(field.name)}
              />
            ) : (
              <Icon name="lock" size={16} />
            )}
          </>
        ),
      }))}
    />
  );
}
