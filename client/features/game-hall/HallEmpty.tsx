import { AuthLink } from '../../dialogs/AuthLink.tsx';
import { FAVOURITES, type HallQuery, hallHref } from '../../../shared/url/hallQuery.ts';
import { isNarrowedBy, UNFILTERED } from './unfiltered.ts';
import { renderLocaleLink } from '../../ui/navigation/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { useFacts } from '../../stores/useFacts.ts';
import { buttonClass } from '../../ui/navigation/buttonClass.ts';
import { ButtonLink } from '../../ui/navigation/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

export function HallEmpty({ query, isUnknown }: { query: HallQuery; isUnknown: boolean }) {
  const text = useText();
  const { account } = useFacts('session');
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
  if (query.category === FAVOURITES && !account)
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
