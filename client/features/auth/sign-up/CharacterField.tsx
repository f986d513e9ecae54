import { useText } from '#client/i18n/useText.ts';
import { RadioGroup } from '#client/ui/forms/controls/choice/RadioGroup.tsx';
import { useFormField } from '#client/ui/forms/Form.tsx';
import type { RegistrationCharacter } from '#shared/auth/characterField.ts';
import styles from './CharacterField.module.css';

interface CharacterFieldProps {
  name: string;
  characters: readonly RegistrationCharacter[];
}

/** Optional choice of a club character. */
export function CharacterField({ name, characters }: CharacterFieldProps) {
  const text = useText();
  const { control, error } = useFormField(name);
  const { value, ...rest } = control;
  return (
    <RadioGroup
      {...rest}
      look="cards"
      className={styles.characters}
      legend={text('auth.character')}
      value={String(value ?? '')}
      error={error}
      options={[
        ...characters.map(({ id, name: label, image }) => ({
          value: String(id),
          label: (
            <span className={styles.character}>
              {image && <img className={styles.picture} src={image} width={70} height={50} alt="" loading="lazy" />}
              <span>{label}</span>
            </span>
          ),
        })),
        { value: '', label: text('auth.characterLater') },
      ]}
    />
  );
}
