import { useApp } from '#client/context/useApp.ts';
import type { Share } from '#client/entities/jackpot/createShare.ts';
import { GrowingAmount } from '#client/entities/jackpot/GrowingAmount.tsx';
import { type Sums, useLiveJackpots } from '#client/entities/jackpot/useLiveJackpots.ts';
import { useText } from '#client/i18n/useText.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LocaleLink } from '#client/ui/navigation/LocaleLink.tsx';
import { useReducedMotion } from '#client/ui/theme/useReducedMotion.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './HeroCards.module.css';
import type { LobbyJackpot } from './loadLobbyJackpots.ts';

interface HeroJackpotsProps {
  jackpots: readonly LobbyJackpot[];
  share: Share<Sums>;
}

/** The largest jackpot; the whole card leads to all of them. */
export function HeroJackpots({ jackpots, share }: HeroJackpotsProps) {
  const { locale } = useApp();
  const text = useText();
  // Secondary on this page: no live updates with reduced motion.
  const sums = useLiveJackpots(jackpots, { isStill: useReducedMotion(), share });
  const [great] = jackpots;
  if (!great) return null;
  const { id, name, amount, small } = great;
  return (
    <section aria-label={text('lobby.jackpot', { name })} className={styles.card}>
      <div className={styles.head}>
        <Icon name="diamond" size={18} />
        <h2>
          <LocaleLink to={paths.jackpots.build()} data-cover="">
            {text('lobby.jackpots')}
          </LocaleLink>
        </h2>
      </div>
      <p className={styles.name}>{name}</p>
      <p className={styles.sum}>
        <b>
          <GrowingAmount amount={sums[String(id)] ?? amount.amount} />
        </b>
        {`\u00A0${currencyUnit(amount.currency, locale)}`}
      </p>
      {great.mustDropBy && (
        <p className={styles.limit}>{text('lobby.jackpotLimit', { sum: formatMoney(great.mustDropBy, locale) })}</p>
      )}
      {small && (
        <img className={styles.gem} src={small} width={160} height={160} alt="" loading="lazy" decoding="async" />
      )}
    </section>
  );
}
