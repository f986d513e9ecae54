import type { MouseEvent } from 'react';
import type { NavigateOptions } from '#client/context/RouterContext.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import type { LocaleLinkProps } from './LocaleLink.tsx';

/** A link to another site in a new tab; an absolute address of this site is followed without loading a document. */
export function ExternalLink({ to, onClick, children, ...rest }: Omit<LocaleLinkProps, keyof NavigateOptions>) {
  const navigate = useNavigate();
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
