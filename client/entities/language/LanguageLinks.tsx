import { useLocation } from 'react-router';
import { languages } from '../../../shared/languages.ts';
import { LOCALES } from '../../../shared/locales.ts';
import { useApp } from '../../context/useApp.ts';
import { Flag } from '../../ui/media/Flag.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { inLocale } from './inLocale.ts';
import { useSwitchLocale } from './useSwitchLocale.ts';
import { visibleQuery } from './visibleQuery.ts';

/** The languages, each by its own name, as links to the same page (E8). */
export function LanguageLinks({ className, linkClassName }: { className?: string; linkClassName?: string }) {
  const { locale } = useApp();
  const here = useLocation();
  const switchLocale = useSwitchLocale();
  return (
    <ul className={className}>
      {LOCALES.map((other) => (
        <li key={other}>
          <a
            href={inLocale(here.pathname, other) + visibleQuery(here)}
            lang={other}
            hrefLang={other}
            aria-current={other === locale ? 'true' : undefined}
            className={linkClassName}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              void switchLocale(other);
            }}
          >
            <Flag country={other} />
            {languages[other].name}
            {other === locale && <Icon name="check" size={18} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
