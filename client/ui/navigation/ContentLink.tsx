import { linkKind } from '#client/lib/linkKind.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { LocaleLink, type LocaleLinkProps } from './LocaleLink.tsx';

type ContentLinkProps = Omit<LocaleLinkProps, 'replace' | 'state' | 'preventScrollReset'>;

/** An editor's link: to a page of this site, or to another in a new tab. Other schemes than http, mail, phone and Telegram become text. */
export function ContentLink({ to, viewTransition, ...rest }: ContentLinkProps) {
  const kind = linkKind(to);
  if (kind === 'internal') return <LocaleLink to={to} viewTransition={viewTransition} {...rest} />;
  if (kind === 'forbidden') return <span className={rest.className}>{rest.children}</span>;
  return <ExternalLink to={to} {...rest} />;
}
