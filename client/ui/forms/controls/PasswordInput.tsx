import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { passwordStrength } from '#client/ui/forms/passwordStrength.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import { Input, type InputProps } from './Input.tsx';
import styles from './PasswordInput.module.css';

interface PasswordInputProps extends Omit<InputProps, 'type' | 'end'> {
  showLabel: string;
  hideLabel: string;
  capsLockText: string;
  /** Texts for weak, fair, good, strong. Only for new passwords: they enable the strength meter. */
  strengthLabels?: readonly [string, string, string, string];
}

export function PasswordInput({ showLabel, hideLabel, capsLockText, strengthLabels, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const strength = strengthLabels ? passwordStrength(String(rest.value ?? '')) : 0;
  const watch = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  return (
    <div className={styles.password}>
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        onKeyDown={watch}
        onKeyUp={watch}
        end={
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? hideLabel : showLabel}
            className={styles.toggle}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {strengthLabels && (
        <div className={clsx(styles.meter, styles[`s${strength}`])} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
      )}
      <span role="status" className={styles.status}>
        {capsLock ? (
          <span className={styles.caps}>
            <Icon name="alert" size={16} /> {capsLockText}
          </span>
        ) : (
          strengthLabels &&
          strength > 0 && (
            <span className={styles[`w${strength}`]}>
              <Icon name={strength > 2 ? 'check' : 'info'} size={16} /> {strengthLabels[strength - 1]}
            </span>
          )
        )}
      </span>
    </div>
  );
}
