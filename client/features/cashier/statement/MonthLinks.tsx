import { useText } from '#client/i18n/useText.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { paths } from '#shared/url/paths.ts';
import { nextMonth } from './nextMonth.ts';
import styles from './Statement.module.css';

interface MonthLinksProps {
  /** `yyyy-mm`. */
  month: string;
  /** First month with movements; null: there are none at all; undefined: unknown, and any month may be tried. */
  first: string | null | undefined;
  /** The current month. */
  present: string;
}

/** Links to the months before and after, from the player's first to the current one. */
export function MonthLinks({ month, first, present }: MonthLinksProps) {
  const text = useText();
  const address = (name: string) => paths.statement.build(null, { month: name });
  const [before, after] = [nextMonth(month, -1), nextMonth(month, 1)];
  const name = (one: string) => one.split('-').toReversed().join('.');
  return (
    <nav aria-label={text('statement.months')} className={styles.months}>
      {first !== null && before >= (first ?? '') && (
        <TextLink kind="standalone" icon="chevron-left" href={address(before)} link={renderLocaleLink}>
          {name(before)}
        </TextLink>
      )}
      {after <= present && (
        <TextLink kind="standalone" iconEnd="chevron-right" href={address(after)} link={renderLocaleLink}>
          {name(after)}
        </TextLink>
      )}
    </nav>
  );
}
