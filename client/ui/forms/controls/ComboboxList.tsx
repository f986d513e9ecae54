import { clsx } from 'clsx';
import { useCombobox } from 'downshift';
import { type Ref, useState } from 'react';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { IconButton } from '#client/ui/navigation/IconButton.tsx';
import styles from './Combobox.module.css';
import type { ComboboxOption, ComboboxProps } from './ComboboxProps.ts';
import { Input } from './Input.tsx';
import { searchOptions } from './searchOptions.ts';

/** The searchable part of Combobox (ARIA APG, list autocomplete). Typed text without a choice is cleared on blur. */
export function ComboboxList({
  id,
  name,
  ref,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  labels,
  disabled,
  ...aria
}: ComboboxProps) {
  const selected = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = searchOptions(options, typed ?? '');
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } =
    useCombobox<ComboboxOption>({
      items: shown,
      inputId: id,
      itemToString: (option) => option?.label ?? '',
      selectedItem: selected,
      inputValue: typed ?? selected?.label ?? '',
      onInputValueChange: ({ inputValue, type }) => {
        if (type === useCombobox.stateChangeTypes.InputChange) setTyped(inputValue);
      },
      onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ''),
      onStateChange: ({ isOpen: opened }) => {
        if (opened === false) setTyped(null);
      },
    });
  const clear = () => {
    setTyped(null);
    onChange('');
  };
  return (
    <div className={styles.combobox}>
      <Input
        {...getInputProps({ disabled, ref: ref as Ref<HTMLInputElement>, onBlur, 'aria-labelledby': undefined })}
        {...aria}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        end={
          !disabled && (
            <span className={styles.buttons}>
              {selected && <IconButton icon="close" iconSize={18} label={labels.clear} onClick={clear} />}
              <button {...getToggleButtonProps({ 'aria-label': labels.open })} type="button" className={styles.toggle}>
                <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
              </button>
            </span>
          )
        }
      />
      {name && <input type="hidden" name={name} value={value} />}
      <ul
        {...getMenuProps({ 'aria-label': placeholder, 'aria-labelledby': undefined })}
        className={clsx(styles.list, isOpen && shown.length > 0 && styles.open)}
      >
        {isOpen &&
          shown.map((option, index) => (
            <li
              key={option.value}
              {...getItemProps({ item: option, index })}
              className={clsx(styles.option, index === highlightedIndex && styles.active)}
            >
              <span>{option.label}</span>
              {option.value === value && <Icon name="check" size={18} />}
            </li>
          ))}
      </ul>
      {isOpen && shown.length === 0 && (
        <p className={clsx(styles.list, styles.open, styles.nothing)}>{labels.nothingFound}</p>
      )}
      <VisuallyHidden>
        <span role="status">
          {isOpen && typed ? (shown.length > 0 ? labels.matches(shown.length) : labels.nothingFound) : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}
