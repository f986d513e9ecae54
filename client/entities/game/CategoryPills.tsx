import { PlayerHole } from '#client/context/PlayerHole.tsx';
import type { Settled } from '#client/context/settle.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { PillLink } from '#client/ui/navigation/pills/PillLink.tsx';
import { PillRow } from '#client/ui/navigation/pills/PillRow.tsx';
import { renderPathLink } from '#client/ui/navigation/renderPathLink.tsx';
import type { Category } from '#shared/api/play/games.contract.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { FAVOURITES, type HallQuery, hallHref } from '#shared/url/hallQuery.ts';
import { categoryIcon } from './categoryIcon.ts';

interface ShownCategory extends Pick<Category, 'sysname' | 'name'> {
  icon?: Category['icon'] | undefined;
  count?: number | undefined;
}

interface CategoryPillsProps {
  /** When they fail to load, the links to all games and to favourites remain. */
  categories: Settled<readonly ShownCategory[]>;
  /** In the hall: the list on screen. Its pill is selected, and links keep its sorting. Absent elsewhere. */
  current?: Pick<HallQuery, 'category' | 'sort'>;
  /** Number of all games; when given, pills show their counts. */
  total?: number;
}

export function CategoryPills({ categories, current, total }: CategoryPillsProps) {
  const text = useText();
  const { account } = useFacts('session');
  const category = current?.category;
  const href = (sysname?: string) => hallHref({ category: sysname ?? null, sort: current?.sort ?? 'popular' });
  const countOf = (count: number | undefined) =>
    total === undefined || count === undefined ? undefined : formatNumber(count);
  return (
    <PillRow label={text('hall.categories')} current={category}>
      <PillLink
        icon="grid"
        href={href()}
        count={countOf(total)}
        current={current && category === null}
        link={renderPathLink}
      >
        {text('hall.all')}
      </PillLink>
      {account && (
        <PillLink
          icon="heart"
          href={hallHref({ category: FAVOURITES })}
          count={
            total && (
              <PlayerHole>
                <LikesCount />
              </PlayerHole>
            )
          }
          current={category === FAVOURITES}
          link={renderPathLink}
        >
          {text('hall.favourites')}
        </PillLink>
      )}
      {(categories.ok ? categories.value : []).map(({ sysname, name, icon, count }) => (
        <PillLink
          key={sysname}
          icon={categoryIcon(icon)}
          href={href(sysname)}
          count={countOf(count)}
          current={category === sysname}
          link={renderPathLink}
        >
          {name}
        </PillLink>
      ))}
    </PillRow>
  );
}

function LikesCount() {
  return formatNumber(useFacts('likes').sysnames.length);
}
