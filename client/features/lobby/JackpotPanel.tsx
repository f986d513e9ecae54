import { use } from 'react';
import { currencyUnit } from '../../../shared/domain/currencyUnit.ts';
import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import type { Money } from '../../../shared/domain/Money.ts';
import type { Settled } from '../../context/settle.ts';
import { useApp } from '../../context/useApp.ts';
import { hallHref } from '../../../shared/hallQuery.ts';
import { paths } from '../../../shared/paths.ts';
import { LocaleLink } from '../../i18n/LocaleLink.tsx';
import { renderLocaleLink } from '../../i18n/renderLocaleLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import styles from './JackpotPanel.module.css';
import { SectionError } from './SectionError.tsx';

interface JackpotPanelProps {
  jackpots: Promise<Settled<{ id: number | string; name: string; amount: Money; text: string }[]>>;
}

/** Smaller pots beside the greatest. */
const OTHERS = 2;

/** The pots that every bet feeds, the greatest as the headline. */
export function JackpotPanel({ jackpots }: JackpotPanelProps) {
  const { locale } = useApp();
  const text = useText();
  const settled = use(jackpots);
  if (!settled.ok) return <SectionError title={text('lobby.jackpots')} error={settled.error} />;
  const [great, ...others] = settled.value;
  if (!great) return null;
  return (
    <section aria-label={text('lobby.jackpots')} className={styles.panel} data-theme="dark">
      <Skyline className={styles.skyline} />
      <div className={styles.main}>
        <h2 className={styles.name}>
          <Icon name="diamond" size={18} />
          {text('lobby.jackpotOf', { name: great.name })}
        </h2>
        <p className={styles.amount}>{formatNumber(great.amount.amount)}</p>
        <p className={styles.note}>
          {currencyUnit(great.amount.currency, locale)}
          {great.text && ` · ${great.text}`}
        </p>
        <p className={styles.ways}>
          <ButtonLink href={hallHref({ category: 'jackpot' })} link={renderLocaleLink}>
            {text('lobby.jackpotGames')}
          </ButtonLink>
          <ButtonLink kind="ghost" href={paths.jackpots.build()} link={renderLocaleLink}>
            {text('lobby.allJackpots')}
          </ButtonLink>
        </p>
      </div>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.slice(0, OTHERS).map((pot) => (
            <li key={pot.id}>
              <LocaleLink to={paths.jackpot.build({ id: pot.id })}>{pot.name}</LocaleLink>
              <b>{formatNumber(pot.amount.amount)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
