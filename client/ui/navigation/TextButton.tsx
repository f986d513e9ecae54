import { clsx } from 'clsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { PressButton, type PressButtonProps } from './PressButton.tsx';
import styles from './TextLink.module.css';

interface TextButtonProps extends PressButtonProps {
  kind?: 'inline' | 'standalone';
  icon?: IconName;
  iconEnd?: IconName;
}

/** A button that looks like a link: for folds, "forgot the password", "clear". */
export function TextButton({ kind = 'standalone', icon, iconEnd, className, children, ...rest }: TextButtonProps) {
  return (
    <PressButton {...rest} className={clsx(styles.link, styles[kind], className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={16} />}
    </PressButton>
  );
}
