import { AuthLink } from '#client/dialogs/AuthLink.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { FAVOURITES, type HallQuery, hallHref } from '#shared/url/hallQuery.ts';
import { isNarrowedBy, UNFILTERED } from './unfiltered.ts';

export function HallEmpty({ query, isUnknown }: { query: HallQuery; isUnknown: boolean }) {
  const text = useText();
  const { account, isOnBreak } = useFacts('session');
  const isNarrowed = isNarrowedBy(query);
  const showAll = (
    <ButtonLink kind="primary" href={hallHref()} link={renderLocaleLink}>
      {text('hall.showAll')}
    </ButtonLink>
  );
  if (isUnknown)
    return (
      <EmptyState icon="search" title={text('hall.empty')} text={text('hall.emptyCategoryText')}>
        {showAll}
      </EmptyState>
    );
  if (query.category === FAVOURITES && !account && !isOnBreak)
    return (
      <EmptyState icon="heart" title={text('hall.guestFavourites')} text={text('hall.guestFavouritesText')}>
        <AuthLink screen="signUp" className={buttonClass({ kind: 'primary' })}>
          {text('hall.signUp')}
        </AuthLink>
      </EmptyState>
    );
  if (isNarrowed)
    return (
      <EmptyState icon="search" title={text('hall.empty')} text={text('hall.emptyText')}>
        <ButtonLink kind="primary" href={hallHref({ ...query, ...UNFILTERED, page: 1 })} link={renderLocaleLink}>
          {text('hall.clearFilters')}
        </ButtonLink>
      </EmptyState>
    );
  if (query.category === FAVOURITES)
    return (
      <EmptyState icon="heart" title={text('hall.noFavourites')} text={text('hall.noFavouritesText')}>
        {showAll}
      </EmptyState>
    );
  return (
    <EmptyState icon="dice" title={text('hall.emptyCategory')} text={text('hall.emptyCategoryText')}>
      {showAll}
    </EmptyState>
  );
}
