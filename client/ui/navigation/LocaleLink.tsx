import { type AnchorHTMLAttributes, type MouseEvent, type Ref, use } from 'react';
import { type NavigateOptions, RouterContext } from '#client/context/RouterContext.ts';
import { useApp } from '#client/context/useApp.ts';
import { withLocale } from '#shared/locales.ts';

export interface LocaleLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  /** A path without the locale prefix. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link within the site; prefetches the page's code on pointer enter or focus. */
export function LocaleLink({ to, ...props }: LocaleLinkProps) {
  const { replace, state, preventScrollReset, viewTransition, onClick, onPointerEnter, onFocus, children, ...rest } =
    props;
  const { locale } = useApp();
  const router = use(RouterContext);
  const href = withLocale(to, locale);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || (rest.target && rest.target !== '_self')) return;
    // A modified click is the browser's: a new tab, a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router?.navigate(href, { replace, state, preventScrollReset, viewTransition });
  };
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        router?.prefetch(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        router?.prefetch(href);
      }}
    >
      {children}
    </a>
  );
}
