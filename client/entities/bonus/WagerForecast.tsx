import { type ReactNode, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Accordion } from '#client/ui/layout/Accordion.tsx';
import { formatMoney } from '#shared/domain/money/formatMoney.ts';
import { ForecastText } from './ForecastText.tsx';
import type { GameReturn } from './GameReturn.ts';
import { useForecast } from './useForecast.ts';
import styles from './WagerForecast.module.css';
import type { WagerTerms } from './WagerTerms.ts';
import { wagerPlan } from './wagerPlan.ts';

export interface WagerForecastProps {
  terms: WagerTerms;
  /** The player's own money, in the bonus's currency. */
  ownMoney: number;
  returns: readonly GameReturn[];
  /** The simulation starts only after a press. */
  isOddsAsked?: boolean;
  /** Folds the forecast together with these rules; the fold's line is how often the bonus pays. */
  fold?: { title: string; rules: ReactNode };
}

/** The average cost of a bonus, and how often it leaves more money than playing without it. Only the second needs JavaScript. */
export function WagerForecast({ terms, ownMoney, returns, isOddsAsked = false, fold }: WagerForecastProps) {
  const text = useText();
  const { locale } = useApp();
  const plan = wagerPlan(terms, ownMoney, returns);
  const [isAsked, setAsked] = useState(!isOddsAsked);
  const forecast = useForecast(isAsked ? plan : null);
  const { currency } = terms.bonus;
  const write = (amount: number) => formatMoney({ amount, currency }, locale);
  const body = plan ? (
    <ForecastText
      plan={plan}
      forecast={forecast}
      write={write}
      currency={currency}
      onAsk={isAsked ? undefined : () => setAsked(true)}
    />
  ) : (
    <p>{text('forecast.unknown', { bonus: write(terms.bonus.amount), required: write(terms.required.amount) })}</p>
  );
  if (!fold) return body;
  const line = plan ? text('forecast.title') : fold.title;
  return (
    <Accordion
      mark="chevron"
      items={[
        {
          id: 'cost',
          title: (
            <span aria-live="polite">
              {forecast ? text('forecast.odds', { share: String(Math.round(forecast.better * 100)) }) : line}
            </span>
          ),
          content: (
            <>
              {fold.rules}
              <div className={styles.forecast}>{body}</div>
            </>
          ),
        },
      ]}
    />
  );
}
