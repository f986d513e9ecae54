import { StarLoader } from '#client/ui/feedback/StarLoader.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import { PressButton, type PressButtonProps } from './PressButton.tsx';

export interface ButtonProps extends ButtonLook, PressButtonProps {
  icon?: IconName;
  iconEnd?: IconName;
  /** Keeps its width and the focus, shows a spinner before the text, ignores presses. */
  loading?: boolean;
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
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <PressButton
      {...rest}
      className={buttonClass({ kind, size, wide, glow, className })}
      aria-busy={loading || undefined}
      disabled={loading || disabled}
    >
      {icon && (loading ? <StarLoader size={20} /> : <Icon name={icon} />)}
      <span className={loading && !icon ? styles.label : undefined}>
        {loading && !icon && <StarLoader size={16} className={styles.spinner} />}
        <span>{children}</span>
      </span>
      {iconEnd && <Icon name={iconEnd} size={18} />}
    </PressButton>
  );
}
