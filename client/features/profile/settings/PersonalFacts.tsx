import { labelOf } from '#client/entities/form/labelOf.ts';
import { sexOptions } from '#client/entities/form/sexOptions.ts';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { FormFieldSettings } from '#shared/content/formField.ts';
import styles from './PersonalFacts.module.css';

/** Fields that cannot be changed have a lock. */
export function PersonalFacts({ fields }: { fields: readonly FormFieldSettings[] }) {
  const text = useText();
  const shown = (field: FormFieldSettings): string => {
    const options = field.type === 'sex' ? sexOptions(field, text) : field.options;
    return options.find(({ value }) => value === field.value)?.label ?? field.value ?? '';
  };
  return (
    <dl className={styles.facts}>
      {fields.map((field) => (
        <div key={field.name}>
          <dt>{labelOf(field, text)}</dt>
          <dd>
            <span>{shown(field) || text('settings.empty')}</span>
            {!field.editable && <Icon name="lock" size={16} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
