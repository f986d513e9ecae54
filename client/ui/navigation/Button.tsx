import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { StarLoader } from '#client/ui/feedback/StarLoader.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: IconName;
  iconEnd?: IconName;
  /** Keeps its width and the focus, shows a spinner before the text, ignores presses. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  kind,
  size,
  wide,
  glow,
  className,
  icon,
  iconEnd,
  loading,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, wide, glow, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {icon && (loading ? <StarLoader size={20} /> : <Icon name={icon} />)}
      <span className={loading && !icon ? styles.label : undefined}>
        {loading && !icon && <StarLoader size={16} className={styles.spinner} />}
        <span>{children}</span>
      </span>
      {iconEnd && <Icon name={iconEnd} size={18} />}
    </button>
  );
}
