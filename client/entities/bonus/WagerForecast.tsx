import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { percentDigits } from '#shared/domain/money/percentDigits.ts';
import type { GameReturn } from './GameReturn.ts';
import { useForecast } from './useForecast.ts';
import styles from './WagerForecast.module.css';
import type { WagerTerms } from './WagerTerms.ts';
import { wagerFigures } from './wagerFigures.ts';
import { wagerPlan } from './wagerPlan.ts';

export interface WagerForecastProps {
  terms: WagerTerms;
  /** The player's own money, in the bonus's currency. */
  ownMoney: number;
  returns: readonly GameReturn[];
  /** The simulation starts only after a press. */
  isOddsAsked?: boolean;
}

/** The average cost of a bonus, and how often it leaves more money than playing without it. Only the second needs JavaScript. */
export function WagerForecast({ terms, ownMoney: sum, returns, isOddsAsked = false }: WagerForecastProps) {
  const text = useText();
  const { locale } = useApp();
  const plan = wagerPlan(terms, sum, returns);
  const [isAsked, setAsked] = useState(!isOddsAsked);
  const forecast = useForecast(isAsked ? plan : null);
  const { currency } = terms.bonus;
  const write = (amount: number) => formatMoney({ amount, currency }, locale);
  if (!plan)
    return (
      <p>{text('forecast.unknown', { bonus: write(terms.bonus.amount), required: write(terms.required.amount) })}</p>
    );
  const { bonus, ownMoney: ownSum, cost, rest, played } = wagerFigures(plan, forecast, currency);
  const percent = (share: number) => String(Math.round(share * 100));
  return (
    <>
      <p className={styles.title}>{text('forecast.title')}</p>
      <p>
        {text('forecast.cost', {
          bonus: write(bonus),
          required: write(plan.required),
          cost: write(cost),
          rtp: percentDigits(Math.round(plan.rtp * 10_000) / 100),
        })}
      </p>
      <p>{text(`forecast.rest.${rest.verdict}`, { rest: write(rest.by) })}</p>
      {!isAsked && (
        <Button kind="soft" className={styles.ask} onClick={() => setAsked(true)}>
          {text('forecast.ask')}
        </Button>
      )}
      <div aria-live="polite" className={isAsked ? styles.odds : undefined}>
        {forecast && played && (
          <p>
            <b>
              {text(`forecast.end.${played.change.verdict}`, {
                end: write(played.end),
                own: write(ownSum),
                change: write(played.change.by),
              })}
            </b>{' '}
            {text('forecast.better', { share: percent(forecast.better), own: write(ownSum) })}{' '}
            {text('forecast.nothing', { share: percent(forecast.nothing), cost: write(played.cost) })}
          </p>
        )}
      </div>
      <details className={styles.how}>
        <summary>{text('forecast.how')}</summary>
        <p>
          {text('forecast.method', {
            own: write(ownSum),
            bet: write(plan.bet),
            runs: formatNumber(plan.runs),
            seed: String(plan.seed),
          })}
        </p>
      </details>
    </>
  );
}
