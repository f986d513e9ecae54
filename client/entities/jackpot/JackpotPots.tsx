import { useApp } from '#client/context/useApp.ts';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { paths } from '#shared/url/paths.ts';
import { GrowingAmount } from './GrowingAmount.tsx';
import styles from './JackpotPots.module.css';
import type { JackpotCard } from './jackpotCard.ts';

interface JackpotPotsProps {
  /** The largest first. */
  jackpots: readonly Omit<JackpotCard, 'image'>[];
  /** The current sums, by jackpot. */
  sums: Readonly<Record<string, number>>;
  /** The first one is the headline: its sum alone has the main colour. */
  hasHeadline?: boolean;
}

/** Jackpots side by side, each a link with the stone of its own; on phones in pairs, an odd one before them. */
export function JackpotPots({ jackpots, sums, hasHeadline }: JackpotPotsProps) {
  const { locale } = useApp();
  return (
    <ul className={styles.pots} data-headline={hasHeadline ? '' : undefined}>
      {jackpots.map(({ id, name, text, amount, small }) => (
        <li key={id}>
          <LocaleLink to={paths.jackpot.build({ id })} className={styles.pot}>
            <span className={styles.name}>{name}</span>
            {text && <span className={styles.text}>{text}</span>}
            <span className={styles.sum}>
              <GrowingAmount amount={sums[String(id)] ?? amount.amount} />
              {`\u00A0${currencyUnit(amount.currency, locale)}`}
            </span>
            {small && <img src={small} width={160} height={160} alt="" loading="lazy" decoding="async" />}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
