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
  // The most frequent icon is drawn by the style sheet: a page has dozens of such links.
  const isAhead = iconEnd === 'chevron-right' && !icon;
  return link({
    ...rest,
    className: clsx(styles.link, styles[kind], isAhead && styles.ahead, className),
    children:
      !isAhead && (icon || iconEnd) ? (
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
