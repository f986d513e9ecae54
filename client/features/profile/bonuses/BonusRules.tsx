import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './BonusCard.module.css';
import type { BonusView } from './BonusView.ts';

const KINDS = ['slot', 'live', 'fast', 'betting'] as const;

export function BonusRules({ bonus: { wager, type, state, until } }: { bonus: BonusView }) {
  const text = useText();
  const { locale } = useApp();
  const end = until !== null && (
    <p className={styles.quiet}>{text('bonuses.lastsUntil', { time: formatMoment(until) })}</p>
  );
  if (!wager)
    return (
      <>
        <p className={styles.quiet}>{text('bonuses.noWager')}</p>
        {end}
      </>
    );
  const { required, maxBet, minOdds, counted, excluded } = wager;
  const list = (kinds: readonly string[]) => kinds.map((kind) => text(`bonuses.kind.${kind}`)).join(', ');
  const full = counted ?? KINDS;
  const none = KINDS.filter((kind) => !full.includes(kind));
  const rows = [
    ...(state === 'active' ? [] : [{ label: text('bonuses.required'), value: formatMoney(required, locale) }]),
    { label: text('bonuses.countsFull'), value: list(full) },
    ...(none.length > 0 ? [{ label: text('bonuses.countsNone'), value: list(none) }] : []),
    ...(maxBet ? [{ label: text('bonuses.maxBet'), value: formatMoney(maxBet, locale) }] : []),
    ...(minOdds === null ? [] : [{ label: text('bonuses.minOdds'), value: formatNumber(minOdds) }]),
  ];
  return (
    <>
      <FactList facts={rows} className={styles.facts} />
      {excluded.length > 0 && (
        <p className={styles.quiet}>
          <span>{text('bonuses.excluded')}</span>{' '}
          {excluded.map(({ sysname, name }) => (
            <span key={sysname} className={styles.game}>
              <TextLink href={paths.game.build({ sysname })} link={renderLocaleLink}>
                {name}
              </TextLink>
            </span>
          ))}
        </p>
      )}
      <p className={styles.quiet}>{text(`bonuses.atEnd.${type}`)}</p>
      {end}
    </>
  );
}
