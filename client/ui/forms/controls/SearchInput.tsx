import { clsx } from 'clsx';
import type { InputHTMLAttributes, Ref } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import styles from './SearchInput.module.css';

interface SearchInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  ref?: Ref<HTMLInputElement>;
  label: string;
  clearLabel: string;
  onClear?: () => void;
}

export function SearchInput({ label, clearLabel, onClear, className, ...rest }: SearchInputProps) {
  return (
    <span className={clsx(styles.box, className)}>
      <Icon name="search" />
      <input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={label}
        {...rest}
        // ARIA allows a combobox on a text field only.
        type={rest.role === 'combobox' ? 'text' : 'search'}
        aria-label={label}
        className={styles.input}
      />
      {onClear && rest.value ? <IconButton icon="close" iconSize={18} label={clearLabel} onClick={onClear} /> : null}
    </span>
  );
}
