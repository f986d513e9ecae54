import { Children, type ReactNode } from 'react';
import type { Snapshot } from 'valtio';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { HideableMoney } from '#client/ui/feedback/HideableMoney.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import type { Absence } from '#shared/api/account/accountAbsence.contract.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import type { Money } from '#shared/domain/money/Money.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './AbsenceFacts.module.css';

/** The balance before and after an absence, and in a fold every change, bet, bonus and withdrawal. */
export function AbsenceFacts({ absence }: { absence: Snapshot<Absence> }) {
  const text = useText();
  const { locale } = useApp();
  const { before, after, lines, bets, more_bets: more, bonuses, payouts } = absence;
  const money = (sum: Money) => formatMoney(sum, locale);
  const level = (name: 'main' | 'bonus') => {
    const isSame = before[name].amount === after[name].amount;
    const write = (dots?: string) =>
      isSame
        ? text(`absence.${name}Same`, { sum: dots ?? money(after[name]) })
        : text(`absence.${name}`, { before: dots ?? money(before[name]), after: dots ?? money(after[name]) });
    return (
      <p>
        <HideableMoney write={write}>{write()}</HideableMoney>
      </p>
    );
  };
  const hasBonus = before.bonus.amount !== 0 || after.bonus.amount !== 0;
  // Whoever was banned, or left, had the bonuses ended by that; otherwise the operator took one back.
  const closed = absence.kind === 'time_out' ? 'removed' : 'closed';
  return (
    <div className={styles.facts}>
      {level('main')}
      {hasBonus && level('bonus')}
      {absence.kind === 'closed' && (
        <p>
          {text('absence.asks')}{' '}
          <TextLink href={`${paths.profileResponsibleGame.build()}#break`} link={renderLocaleLink}>
            {text('absence.limitsLink')}
          </TextLink>
        </p>
      )}
      <details>
        <summary>{text('absence.more')}</summary>
        <div className={styles.lists}>
          <List title={text('absence.lines')} none={text('absence.noLines')}>
            {lines.map(({ kind, amount }, index) => (
              <li key={index}>
                {text(`absence.line.${kind}`)}:{' '}
                <HideableMoney>{`${amount.amount > 0 ? '+' : ''}${money(amount)}`}</HideableMoney>
              </li>
            ))}
          </List>
          <List title={text('absence.bets')} none={text('absence.noBets')}>
            {bets.map(({ id, name, bet, win, is_open: isOpen }) => (
              <li key={id}>
                <bdi>{name}</bdi>:{' '}
                <span>{text(isOpen ? 'absence.betOpen' : 'absence.bet', { bet: money(bet), win: money(win) })}</span>
              </li>
            ))}
            {more > 0 && <li key="more">{text('absence.moreBets', { count: more })}</li>}
          </List>
          <List title={text('absence.bonuses')} none={text('absence.noBonuses')}>
            {bonuses.map(({ id, name, amount, ended }) => (
              <li key={id}>
                <bdi>{name}</bdi>, <span>{money(amount)}</span>:{' '}
                <span>{text(`absence.ended.${ended === 'closed' ? closed : ended}`)}</span>
              </li>
            ))}
          </List>
          <List title={text('absence.payouts')} none={text('absence.noPayouts')}>
            {payouts.map(({ id, amount, state }) => (
              <li key={id}>
                <span>{money(amount)}</span>: <span>{text(`absence.payout.${state}`)}</span>
              </li>
            ))}
          </List>
          <p className={styles.links}>
            <TextLink kind="standalone" href={paths.profileBetsHistory.build()} link={renderLocaleLink}>
              {text('absence.betsLink')}
            </TextLink>
            <TextLink kind="standalone" href={paths.cashierHistory.build()} link={renderLocaleLink}>
              {text('absence.moneyLink')}
            </TextLink>
          </p>
        </div>
      </details>
    </div>
  );
}

interface ListProps {
  title: string;
  /** In place of an empty list. */
  none: string;
  /** Items. */
  children: ReactNode;
}

function List({ title, none, children }: ListProps) {
  const items = Children.toArray(children);
  if (items.length === 0) return <p>{none}</p>;
  return (
    <div>
      <p className={styles.name}>{title}</p>
      <ul>{items}</ul>
    </div>
  );
}
