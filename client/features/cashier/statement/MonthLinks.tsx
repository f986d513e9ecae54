import { paths } from '../../../../shared/url/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import { renderLocaleLink } from '../../../ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { nextMonth } from './nextMonth.ts';
import styles from './Statement.module.css';

interface MonthLinksProps {
  /** `yyyy-mm`. */
  month: string;
  /** Nothing moved before it; null: nothing has moved at all. Without it nobody knows, and any month may be tried. */
  first: string | null | undefined;
  /** The month it is. */
  present: string;
}

/** The months beside the one shown, between the player's first and the present. */
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
