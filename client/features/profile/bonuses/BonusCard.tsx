import type { ReactNode } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { usePageData } from '#client/context/usePageData.ts';
import { ForecastPlace } from '#client/entities/bonus/ForecastPlace.tsx';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Money } from '#client/ui/feedback/Money.tsx';
import { Progress } from '#client/ui/feedback/Progress.tsx';
import { Accordion } from '#client/ui/layout/Accordion.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import type { BonusAct } from '#shared/bonus/BonusAct.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { paths } from '#shared/url/paths.ts';
import { BonusActForm } from './acts/BonusActForm.tsx';
import { BonusBadges } from './BonusBadges.tsx';
import styles from './BonusCard.module.css';
import { BonusLine } from './BonusLine.tsx';
import { BonusRules } from './BonusRules.tsx';
import type { BonusView } from './BonusView.ts';
import { useBonusBalance } from './useBonusBalance.ts';

interface BonusCardProps {
  bonus: BonusView;
  /** An active bonus that keeps this one from being activated. */
  blocker?: BonusView | undefined;
  onAsk: (act: BonusAct, bonus: BonusView) => void;
}

export function BonusCard({ bonus, blocker, onAsk }: BonusCardProps) {
  const text = useText();
  const { locale } = useApp();
  const balance = useBonusBalance(bonus.type);
  const { wager, state, held, name, type, id } = bonus;
  const isActive = state === 'active';
  const sum = isActive ? balance : held;
  const titleId = `bonus-${type}-${id}`;
  const place = type === 'casino' ? paths.gamehall.build() : paths.betting.build();
  return (
    <Card as="li" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{name}</h3>
        <BonusBadges bonus={bonus} />
      </div>
      <BonusMore name={name}>
        {isActive && type === 'casino' && <BonusActForm act="deactivate" bonus={bonus} onAsk={onAsk} />}
        <BonusActForm act="remove" bonus={bonus} onAsk={onAsk} />
      </BonusMore>
      {sum && (
        <p className={styles.sum}>
          <Money {...sum} locale={locale} display />{' '}
          <span>{text(isActive ? 'bonuses.inBalance' : 'bonuses.gift')}</span>
        </p>
      )}
      {isActive && wager && (
        <Progress
          label={text('bonuses.wagered')}
          value={wager.done.amount}
          max={wager.required.amount}
          numbers={`${formatMoney(wager.done, locale)} / ${formatMoney(wager.required, locale)}`}
          start={text('bonuses.leftToWager', { sum: formatMoney(wager.remaining, locale) })}
        />
      )}
      <BonusLine bonus={bonus} />
      <BonusPrice bonus={bonus} />
      {blocker && <BlockedNote blocker={blocker} />}
      <div className={styles.acts}>
        {!isActive && !blocker && <BonusActForm act="activate" bonus={bonus} onAsk={onAsk} />}
        <ButtonLink
          size="small"
          kind={isActive ? 'primary' : 'secondary'}
          href={place}
          link={renderLocaleLink}
          className={styles.wide}
        >
          {text(isActive ? `bonuses.play.${type}` : 'bonuses.without')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function BlockedNote({ blocker: { name, wager } }: { blocker: BonusView }) {
  const text = useText();
  const { locale } = useApp();
  return (
    <p className={styles.blocked}>
      <Icon name="info" size={16} />
      <span>
        <span>{text('bonuses.blocked', { name })}</span>{' '}
        {wager && <span>{text('bonuses.blockedLeft', { sum: formatMoney(wager.remaining, locale) })}</span>}
      </span>
    </p>
  );
}

/** The rules of a bonus in a fold; of one that can be taken also its cost, compared with the player's main balance. */
function BonusPrice({ bonus }: { bonus: BonusView }) {
  const text = useText();
  const { returns } = usePageData<typeof import('../bonuses.loader.ts')>();
  const { main } = useFacts('balances');
  const { held, wager, state } = bonus;
  const fold = { title: text('bonuses.terms'), rules: <BonusRules bonus={bonus} /> };
  if (state === 'active' || !held || !wager || main?.currency !== held.currency)
    return <Accordion mark="chevron" items={[{ id: 'terms', title: fold.title, content: fold.rules }]} />;
  const { required, maxBet, counted } = wager;
  return (
    <ForecastPlace
      terms={{ bonus: held, required, maxBet, counted }}
      ownMoney={main.amount}
      returns={returns}
      fold={fold}
    />
  );
}

/** The acts that are rarely wanted, behind a button in the card's corner; it opens without JavaScript. */
function BonusMore({ name, children }: { name: string; children: ReactNode }) {
  const text = useText();
  return (
    <details className={styles.more}>
      <summary>
        <Icon name="more" size={20} />
        <VisuallyHidden>{text('bonuses.more', { name })}</VisuallyHidden>
      </summary>
      <div className={styles.rare}>{children}</div>
    </details>
  );
}
