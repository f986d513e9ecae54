import { useState } from 'react';
import { formatMoney } from '../../../shared/domain/money/formatMoney.ts';
import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import { useApp } from '../../context/useApp.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/navigation/Button.tsx';
import type { GameReturn } from './GameReturn.ts';
import { useForecast } from './useForecast.ts';
import styles from './WagerForecast.module.css';
import { wagerPlan } from './wagerPlan.ts';
import type { WagerTerms } from './WagerTerms.ts';
import { wholeCost } from './wholeCost.ts';

export interface WagerForecastProps {
  terms: WagerTerms;
  /** The player's own money, in the bonus's currency. */
  own: number;
  returns: readonly GameReturn[];
  /** The simulation starts only after a press. */
  isOddsAsked?: boolean;
}

/** The average cost of a bonus, and how often it leaves more money than playing without it. Only the second needs JavaScript. */
export function WagerForecast({ terms, own, returns, isOddsAsked = false }: WagerForecastProps) {
  const text = useText();
  const { locale } = useApp();
  const plan = wagerPlan(terms, own, returns);
  const [isAsked, setAsked] = useState(!isOddsAsked);
  const forecast = useForecast(isAsked ? plan : null);
  const { bonus, required } = terms;
  const { currency } = bonus;
  const write = (amount: number) => formatMoney({ amount: Math.round(amount), currency }, locale);
  const sums = { bonus: write(bonus.amount), required: write(required.amount), own: write(own) };
  if (!plan) return <p>{text('forecast.unknown', sums)}</p>;
  const cost = wholeCost(plan);
  const rest = bonus.amount - cost;
  const percent = (share: number) => String(Math.round(share * 100));
  return (
    <>
      <p className={styles.title}>{text('forecast.title')}</p>
      <p>
        {text('forecast.cost', { ...sums, cost: write(cost), rtp: formatNumber(Math.round(plan.rtp * 10_000) / 100) })}
      </p>
      <p>{text(rest < 0 ? 'forecast.more' : 'forecast.less', { ...sums, rest: write(Math.abs(rest)) })}</p>
      {!isAsked && (
        <Button kind="soft" className={styles.ask} onClick={() => setAsked(true)}>
          {text('forecast.ask')}
        </Button>
      )}
      <div aria-live="polite" className={isAsked ? styles.odds : undefined}>
        {forecast && (
          <p>
            <b>{text('forecast.better', { share: percent(forecast.better), own: sums.own })}</b>{' '}
            {text('forecast.nothing', { share: percent(forecast.nothing), cost: write(forecast.cost) })}
          </p>
        )}
      </div>
      <details className={styles.how}>
        <summary>{text('forecast.how')}</summary>
        <p>
          {text('forecast.method', {
            bet: write(plan.bet),
            runs: formatNumber(plan.runs),
            seed: String(plan.seed),
          })}
        </p>
      </details>
    </>
  );
}
