import type { FormEvent } from 'react';
import { memo, useDeferredValue, useId } from 'react';
import type { PageData } from '#client/context/LoaderArgs.ts';
import type { PageLocation } from '#client/context/PageLocation.ts';
import { useApp } from '#client/context/useApp.ts';
import { useNavigation } from '#client/context/useNavigation.ts';
import { CategoryPills } from '#client/entities/game/CategoryPills.tsx';
import { namesOf } from '#client/entities/game/providerCard.ts';
import { PageText } from '#client/entities/section/PageText.tsx';
import { SectionFailed } from '#client/entities/section/SectionFailed.tsx';
import { SectionLate } from '#client/entities/section/SectionLate.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { Status } from '#client/ui/layout/Status.tsx';
import { TileGrid } from '#client/ui/layout/tiles/TileGrid.tsx';
import { TileSkeleton } from '#client/ui/layout/tiles/TileSkeleton.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { withLocale } from '#shared/locales.ts';
import {
  FAVOURITES,
  FEATURES,
  GAME_TYPES,
  HALL_PAGE,
  hallHref,
  RTP_RANGES,
  VOLATILITIES,
} from '#shared/url/hallQuery.ts';
import { FacetBoxes } from './filters/FacetBoxes.tsx';
import { FilterChips } from './filters/FilterChips.tsx';
import { HallFilter } from './filters/HallFilter.tsx';
import { ProviderFilter } from './filters/ProviderFilter.tsx';
import { SortSelect } from './filters/SortSelect.tsx';
import { GameGrid } from './GameGrid.tsx';
import styles from './GameHallPage.module.css';
import { HallEmpty } from './HallEmpty.tsx';
import { HallSearch } from './HallSearch.tsx';
import { isHallPage } from './isHallPage.ts';
import { isNarrowedBy } from './unfiltered.ts';
import { useHallFacets } from './useHallFacets.ts';
import { useHallNavigation } from './useHallNavigation.ts';

type HallData = PageData<typeof import('./gameHall.loader.ts')>;

/** Deferred, so that a press on a filter is painted before this large page renders again; a press on a game does not render it. */
export function GameHallPage(data: HallData) {
  const target = useNavigation(({ target: next }) => (next && isHallPage(next) ? next : null));
  return <Hall data={data} target={useDeferredValue(target)} />;
}

const Hall = memo(function Hall({ data, target }: { data: HallData; target: PageLocation | null }) {
  const { query, heading, spelt, isUnknown, games, categories, providers, canLike, seo, ...page } = data;
  const facets = useHallFacets(page.facets, query);
  const { locale } = useApp();
  const text = useText();
  const form = useId();
  const { wanted, isBusy, go } = useHallNavigation(query, target);
  const providerNames = providers.ok ? namesOf(providers.value) : {};
  const all = providers.ok ? providers.value.reduce((sum, { count }) => sum + count, 0) : undefined;
  const inCategory = categories.ok
    ? categories.value.find(({ sysname }) => sysname === query.category)?.count
    : undefined;
  const isNarrowed = isNarrowedBy(query);
  // The platform may not report volatility for any game.
  const hasVolatility = wanted.volatility.length > 0 || VOLATILITIES.some((level) => facets?.volatility[level]);
  const count = query.category !== null ? inCategory : isNarrowed ? undefined : all;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get('search');
    go({ search: typeof search === 'string' ? search.trim() : '' });
  };
  const apply = (
    <noscript>
      <Button type="submit" form={form}>
        {text('hall.apply')}
      </Button>
    </noscript>
  );

  return (
    <div className={styles.page}>
      <Seo {...seo} />
      <form id={form} method="get" action={withLocale(hallHref(), locale)} onSubmit={submit} hidden>
        {query.category && <input type="hidden" name="category" value={query.category} />}
      </form>
      <PageHead
        title={heading}
        count={count === undefined ? undefined : text('hall.count', { count, n: formatNumber(count) })}
      />
      <CategoryPills categories={categories} current={wanted} total={all ?? 0} />
      <div className={styles.body}>
        <HallSearch
          form={form}
          label={query.category === null ? text('hall.search') : text('hall.searchHere')}
          value={wanted.search}
          onSearch={(search) => go({ search }, { replace: true })}
          className={styles.search}
        />
        <div className={styles.filter}>
          <HallFilter
            count={[wanted.providers, wanted.types, wanted.features, wanted.rtp, wanted.volatility].flat().length}
            gameCount={games.ok ? games.value.total : undefined}
            isBusy={isBusy}
          >
            {providers.ok ? (
              <ProviderFilter
                providers={providers.value}
                chosen={wanted.providers}
                counts={facets?.providers}
                form={form}
                onChange={(chosen) => go({ providers: chosen })}
              />
            ) : (
              !providers.isLate && <p>{text('hall.providersFailed')}</p>
            )}
            <FacetBoxes
              name="types"
              title={text('hall.type')}
              values={GAME_TYPES}
              labelOf={(type) => text(`hall.type.${type}`)}
              chosen={wanted.types}
              counts={facets?.types}
              form={form}
              onChange={(types) => go({ types })}
            />
            <FacetBoxes
              name="features"
              title={text('hall.features')}
              values={FEATURES}
              labelOf={(feature) => text(`hall.feature.${feature}`)}
              chosen={wanted.features}
              counts={facets?.features}
              form={form}
              onChange={(features) => go({ features })}
            />
            <FacetBoxes
              name="rtp"
              title={text('hall.rtp')}
              values={RTP_RANGES}
              labelOf={(range) => text(`hall.rtp.${range}`)}
              chosen={wanted.rtp}
              counts={facets?.rtp}
              form={form}
              onChange={(rtp) => go({ rtp })}
            />
            {hasVolatility && (
              <FacetBoxes
                name="volatility"
                title={text('hall.volatility')}
                values={VOLATILITIES}
                labelOf={(level) => text(`hall.volatility.${level}`)}
                chosen={wanted.volatility}
                counts={facets?.volatility}
                form={form}
                onChange={(volatility) => go({ volatility })}
              />
            )}
            {apply}
          </HallFilter>
        </div>
        {query.category !== FAVOURITES && (
          <div className={styles.sort}>
            <SortSelect value={wanted.sort} form={form} onChange={(sort) => go({ sort })} />
            {apply}
          </div>
        )}
        <div className={styles.list}>
          <h2 className={styles.listTitle}>
            <VisuallyHidden>{text('hall.list')}</VisuallyHidden>
          </h2>
          <div className={styles.bar}>
            <FilterChips query={wanted} providerNames={providerNames} />
            <Status className={styles.found}>
              {isNarrowed && games.ok && (
                <span>{text('hall.found', { count: games.value.total, n: formatNumber(games.value.total) })}</span>
              )}
              {spelt && (
                <>
                  <span>. {text('hall.meant')}</span>{' '}
                  <TextLink href={hallHref({ ...query, search: spelt, page: 1 })} link={renderLocaleLink}>
                    {spelt}
                  </TextLink>
                </>
              )}
            </Status>
          </div>
          {!games.ok && games.isLate ? (
            <SectionLate title={text('hall.failed')} error={games.error}>
              <TileGrid columns="hall" label={text('hall.loading')}>
                {Array.from({ length: HALL_PAGE }, (_, index) => (
                  <li key={index}>
                    <TileSkeleton />
                  </li>
                ))}
              </TileGrid>
            </SectionLate>
          ) : !games.ok ? (
            <SectionFailed title={text('hall.failed')} error={games.error} />
          ) : games.value.games.length === 0 ? (
            <HallEmpty query={query} isUnknown={isUnknown} />
          ) : (
            <GameGrid
              key={hallHref({ ...query, page: 1 })}
              query={query}
              first={games.value}
              providerNames={providerNames}
              canLike={canLike}
              isBusy={isBusy}
            />
          )}
        </div>
      </div>
      <PageText title={seo.textTitle} markup={seo.text} className={styles.text} />
    </div>
  );
});
