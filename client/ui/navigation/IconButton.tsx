import { clsx } from 'clsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import styles from './IconButton.module.css';
import { PressButton, type PressButtonProps } from './PressButton.tsx';

interface IconButtonProps extends PressButtonProps {
  icon: IconName;
  /** What the button does, for screen readers and as a tooltip. */
  label: string;
  kind?: 'plain' | 'secondary' | 'primary';
  iconSize?: number;
}

export function IconButton({ icon, label, kind = 'plain', iconSize = 22, className, ...rest }: IconButtonProps) {
  return (
    <PressButton aria-label={label} title={label} {...rest} className={clsx(styles.button, styles[kind], className)}>
      <Icon name={icon} size={iconSize} />
    </PressButton>
  );
}
