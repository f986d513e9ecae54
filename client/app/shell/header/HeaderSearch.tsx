import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../../shared/url/paths.ts';
import { withLocale } from '../../../../shared/locales.ts';
import { useApp } from '../../../context/useApp.ts';
import { GetForm } from '../../../ui/navigation/GetForm.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useStore } from '../../../stores/useStore.ts';
import { SearchInput } from '../../../ui/forms/controls/SearchInput.tsx';

/** A search form for the game hall; works before hydration. */
export function HeaderSearch({ className }: { className?: string | undefined }) {
  const { locale } = useApp();
  const text = useText();
  const { search } = useLocation();
  const dialogs = useStore('dialogs');
  const input = useRef<HTMLInputElement>(null);
  // Cached pages outside the hall do not depend on the search text: read it from the address only in the browser.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement)
      input.current.value = new URLSearchParams(search).get('search') ?? '';
  }, [search]);
  return (
    <search className={className}>
      <GetForm action={withLocale(paths.gamehall.build(), locale)}>
        <SearchInput
          ref={input}
          name="search"
          maxLength={64}
          required
          label={text('shell.search')}
          clearLabel={text('shell.clear')}
          aria-keyshortcuts="/"
          // On click only: a dialog that opens on focus would trap keyboard users.
          onClick={() => void dialogs.open('search', {})}
        />
      </GetForm>
    </search>
  );
}
