import { linkKind } from '../../lib/linkKind.ts';
import { LocaleLink, type LocaleLinkProps } from './LocaleLink.tsx';
import type { MouseEvent } from 'react';
import { useNavigate } from '../../context/useNavigate.ts';

/** An editor's link: to a page of this site, or to another in a new tab. Other schemes than http, mail, phone and Telegram become text. */
export function ContentLink({ to, onClick, viewTransition, children, ...rest }: LocaleLinkProps) {
  const navigate = useNavigate();
  const kind = linkKind(to);
  if (kind === 'internal')
    return (
      <LocaleLink to={to} onClick={onClick} viewTransition={viewTransition} {...rest}>
        {children}
      </LocaleLink>
    );
  if (kind === 'forbidden') return <span className={rest.className}>{children}</span>;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const url = new URL(to, location.href);
    if (url.host !== location.host || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(url.pathname + url.search + url.hash);
  };
  return (
    <a {...rest} href={to} target="_blank" rel="noopener noreferrer" onClick={follow}>
      {children}
    </a>
  );
}
