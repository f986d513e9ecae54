import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { deviceStorage } from '#client/lib/device/deviceStorage.ts';
import { forgetFormerPlayer } from '#client/stores/leaving/forgetFormerPlayer.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { useStore } from '#client/stores/useStore.ts';
import { SearchInput } from '#client/ui/forms/controls/SearchInput.tsx';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { TextButton } from '#client/ui/navigation/TextButton.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { hallHref, parseHallQuery } from '#shared/url/hallQuery.ts';
import { paths } from '#shared/url/paths.ts';
import { HitLine } from './HitLine.tsx';
import { moveActive } from './moveActive.ts';
import { forgetSearches, readSearches, rememberSearch } from './recentSearches.ts';
import styles from './SearchDialog.module.css';
import { useSearchHits } from './useSearchHits.ts';
import { useSuggestions } from './useSuggestions.ts';
import { WordList } from './WordList.tsx';

/** Finds games while typing; arrow keys move in the list, Enter opens a game. Opened by `/` on any page. */
export function SearchDialog({ close }: RegisteredDialogProps<'search'>) {
  const text = useText();
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const session = useStore('session');
  const [recent, setRecent] = useState(() =>
    session.isGuest && forgetFormerPlayer() ? [] : readSearches(deviceStorage),
  );
  const { minLength, words } = useSuggestions();
  const view = useSearchHits(typed, minLength);
  const results = view?.status === 'found' ? view : null;
  const isEmpty = results !== null && results.hits.length === 0;
  const { spelt = null } = results ?? {};
  const optionId = (index: number) => `${list}-${index}`;

  useEffect(() => {
    const option = active < 0 ? null : box.current?.querySelectorAll('[role=option]')[active];
    option?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const type = (next: string) => {
    setTyped(next);
    setActive(-1);
  };
  const leave = () => {
    rememberSearch(deviceStorage, typed);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter may confirm input of an input method.
    if (event.nativeEvent.isComposing) return;
    const options = [...(box.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const next = moveActive(event.key, active, options.length);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Without a selection, Enter opens the first found game.
      (options[active] ?? (results ? options[0] : undefined))?.click();
    }
  };
  const search = parseHallQuery(new URLSearchParams({ search: typed })).search;

  return (
    <Dialog open onClose={() => close()} lightDismiss closeLabel={text('search.close')} title={text('search.title')}>
      <SearchInput
        data-autofocus=""
        className={styles.field}
        role="combobox"
        aria-expanded={(results?.hits.length ?? 0) > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : optionId(active)}
        maxLength={64}
        label={text('search.label')}
        clearLabel={text('search.clear')}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onClear={() => type('')}
      />
      <p role="status" className={styles.status}>
        <span>
          {isEmpty
            ? text('search.nothing')
            : results
              ? text('search.found', { count: results.total, n: formatNumber(results.total) })
              : view?.status === 'waiting' || view?.status === 'failed'
                ? text(`search.${view.status}`)
                : ''}
        </span>
        {spelt && (
          <>
            <span>. {text('search.meant')}</span>{' '}
            <TextButton kind="inline" onClick={() => type(spelt)}>
              {spelt}
            </TextButton>
          </>
        )}
      </p>
      <div ref={box} className={styles.answers}>
        {results && !isEmpty && (
          <div id={list} role="listbox" aria-label={text('search.results')} className={styles.list}>
            {results.hits.map((hit, index) => (
              <LocaleLink
                key={hit.sysname}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                to={paths.game.build({ sysname: hit.sysname })}
                className={styles.option}
                onClick={leave}
              >
                <HitLine hit={hit} />
              </LocaleLink>
            ))}
            {results.total > results.hits.length && (
              <LocaleLink
                id={optionId(results.hits.length)}
                role="option"
                aria-selected={results.hits.length === active}
                tabIndex={-1}
                to={hallHref({ search })}
                className={styles.all}
                onClick={leave}
              >
                {text('search.all', { n: formatNumber(results.total) })}
                <Icon name="chevron-right" size={18} />
              </LocaleLink>
            )}
          </div>
        )}
        {(view === null || isEmpty) && (
          <div id={list} role="listbox" aria-label={text('search.words')}>
            {view === null && (
              <WordList
                title={text('search.recent')}
                icon="history"
                words={recent}
                active={active}
                idOf={optionId}
                onChoose={type}
              />
            )}
            <WordList
              title={text('search.suggested')}
              icon="search"
              words={words}
              active={view === null ? active - recent.length : active}
              idOf={(index) => optionId(view === null ? index + recent.length : index)}
              onChoose={type}
            />
          </div>
        )}
        {view === null && recent.length > 0 && (
          <button
            type="button"
            className={styles.forget}
            onClick={() => {
              forgetSearches(deviceStorage);
              setRecent([]);
              setActive(-1);
            }}
          >
            {text('search.forget')}
          </button>
        )}
      </div>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {text('search.keysMove')} <kbd>↵</kbd> {text('search.keysOpen')} <kbd>Esc</kbd>{' '}
        {text('search.keysClose')}
      </p>
    </Dialog>
  );
}
