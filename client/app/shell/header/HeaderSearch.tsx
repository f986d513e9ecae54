import { useEffect, useRef } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useLocation } from '#client/context/useLocation.ts';
import { useText } from '#client/i18n/useText.ts';
import { useStore } from '#client/stores/useStore.ts';
import { SearchInput } from '#client/ui/forms/controls/SearchInput.tsx';
import { GetForm } from '#client/ui/navigation/GetForm.tsx';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

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
    <search className={className} aria-label={text('shell.search')}>
      <GetForm action={withLocale(paths.gamehall.build(), locale)}>
        <SearchInput
          ref={input}
          name="search"
          maxLength={64}
          required
          label={text('shell.search')}
          clearLabel={text('shell.clear')}
          aria-keyshortcuts="Control+K Meta+K"
          // On click only: a dialog that opens on focus would trap keyboard users.
          onClick={() => void dialogs.open('search', {})}
        />
      </GetForm>
    </search>
  );
}
