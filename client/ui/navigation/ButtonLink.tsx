import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import type { LinkProps, RenderLink } from './linkProps.ts';
import { renderAnchor } from './renderAnchor.tsx';

interface ButtonLinkProps extends ButtonLook, LinkProps {
  icon?: IconName;
  iconEnd?: IconName;
  link?: RenderLink;
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  size,
  wide,
  glow,
  className,
  icon,
  iconEnd,
  link = renderAnchor,
  children,
  ...rest
}: ButtonLinkProps) {
  return link({
    ...rest,
    className: buttonClass({ kind, size, wide, glow, className }),
    children: (
      <>
        {icon && <Icon name={icon} />}
        <span>{children}</span>
        {iconEnd && <Icon name={iconEnd} size={18} />}
      </>
    ),
  });
}
