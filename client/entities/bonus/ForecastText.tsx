import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import type { ForecastResult, WagerPlan } from '#shared/bonus/forecastWagering.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { percentDigits } from '#shared/domain/money/percentDigits.ts';
import styles from './WagerForecast.module.css';
import { wagerFigures } from './wagerFigures.ts';

interface ForecastTextProps {
  plan: WagerPlan;
  /** null: not computed yet. */
  forecast: ForecastResult | null;
  write: (amount: number) => string;
  currency: string;
  /** Undefined once the simulation has been asked for. */
  onAsk: (() => void) | undefined;
}

/** What a bonus costs, in sentences with sums, and how that was computed. */
export function ForecastText({ plan, forecast, write, currency, onAsk }: ForecastTextProps) {
  const text = useText();
  const { bonus, ownMoney, cost, rest, played } = wagerFigures(plan, forecast, currency);
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
      {onAsk && (
        <Button kind="soft" className={styles.ask} onClick={onAsk}>
          {text('forecast.ask')}
        </Button>
      )}
      <div aria-live="polite" className={onAsk ? undefined : styles.odds}>
        {forecast && played && (
          <p>
            <b>
              {text(`forecast.end.${played.change.verdict}`, {
                end: write(played.end),
                own: write(ownMoney),
                change: write(played.change.by),
              })}
            </b>{' '}
            {text('forecast.better', { share: percent(forecast.better), own: write(ownMoney) })}{' '}
            {text('forecast.nothing', { share: percent(forecast.nothing), cost: write(played.cost) })}
          </p>
        )}
      </div>
      <details className={styles.how}>
        <summary>{text('forecast.how')}</summary>
        <p>
          {text('forecast.method', {
            own: write(ownMoney),
            bet: write(plan.bet),
            runs: formatNumber(plan.runs),
            seed: String(plan.seed),
          })}
        </p>
      </details>
    </>
  );
}
