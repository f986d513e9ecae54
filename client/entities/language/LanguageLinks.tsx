import { useRef } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { scriptKey } from '#shared/keys/scriptKey.ts';
import { languages } from '#shared/languages.ts';
import { type Locale, stripLocale } from '#shared/locales.ts';
import { readingAddress } from '#shared/url/readingAddress.ts';
import { useReadings } from './useReadings.ts';

/**
 * Links to the same page in every language and script, each by its own name (E8). Without script they keep the query that the server renders by:
 * the filters of a page of games, what a form was sent with, all of it on a player's page.
 */
export function LanguageLinks({ className, linkClassName }: { className?: string; linkClassName?: string }) {
  const app = useApp();
  const { locale, script } = app;
  const here = useLocation();
  const navigate = useNavigate();
  const pending = useRef(false);
  const change = async (next: Locale, href: string) => {
    if (pending.current) return;
    pending.current = true;
    try {
      await (await import('./switchLocale.ts')).switchLocale(next, { ...app, navigate });
    } catch {
      // The code failed to load: follow the link as the browser would.
      window.location.assign(href);
    } finally {
      pending.current = false;
    }
  };
  return (
    <ul className={className}>
      {useReadings().map((other) => {
        const href = readingAddress(stripLocale(here.pathname) + here.search, other, script);
        return (
          <li key={other}>
            <a
              href={href}
              // The page of a guest is rendered by the part of the query that it reads, and shared with other queries.
              suppressHydrationWarning
              // Only stores a choice and leads back here.
              rel={href.includes(scriptKey + '=') ? 'nofollow' : undefined}
              lang={other}
              hrefLang={other}
              aria-current={other === locale ? 'true' : undefined}
              className={linkClassName}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                void change(other, event.currentTarget.href);
              }}
            >
              <span>{languages[other].name}</span>
              {other === locale && <Icon name="check" size={18} />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
