import { clsx } from 'clsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import type { LinkProps, RenderLink } from './linkProps.ts';
import { renderAnchor } from './renderAnchor.tsx';
import styles from './TextLink.module.css';

interface TextLinkProps extends LinkProps {
  /** `inline` is underlined, for links inside sentences; `standalone` is not and is 44 px high. */
  kind?: 'inline' | 'standalone';
  icon?: IconName;
  iconEnd?: IconName;
  link?: RenderLink;
}

export function TextLink({
  kind = 'inline',
  icon,
  iconEnd,
  link = renderAnchor,
  className,
  children,
  ...rest
}: TextLinkProps) {
  return link({
    ...rest,
    className: clsx(styles.link, styles[kind], className),
    children:
      icon || iconEnd ? (
        <>
          {icon && <Icon name={icon} />}
          <span>{children}</span>
          {iconEnd && <Icon name={iconEnd} size={16} />}
        </>
      ) : (
        children
      ),
  });
}
