import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { Card } from '#client/ui/layout/Card.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { percentDigits } from '#shared/domain/money/percentDigits.ts';
import styles from './Fairness.module.css';
import { loadOwnRounds } from './loadOwnRounds.ts';
import { type MeasuredReturn, measuredReturn } from './measuredReturn.ts';

/** The return over the player's own rounds, with its interval, beside the stated one; counted on the player's press. */
export function OwnReturn() {
  const text = useText();
  const { call } = useApp();
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'few' | MeasuredReturn>('idle');

  async function count(): Promise<void> {
    setState('busy');
    setState(
      await loadOwnRounds(call).then(
        (rounds) => measuredReturn(rounds) ?? ('few' as const),
        () => 'failed' as const,
      ),
    );
  }

  const percent = (value: number) => percentDigits(Math.round(value * 10) / 10);
  return (
    <Card as="section" aria-labelledby="own" className={styles.part}>
      <h2 id="own">{text('fairness.ownReturn')}</h2>
      <p>{text('fairness.ownReturnText')}</p>
      <Button icon="refresh" loading={state === 'busy'} onClick={() => void count()}>
        {text('fairness.ownReturnAction')}
      </Button>
      <div role="status" className={styles.part}>
        {state === 'failed' && <p>{text('fairness.ownReturnFailed')}</p>}
        {state === 'few' && <p>{text('fairness.ownReturnFew')}</p>}
        {typeof state === 'object' && (
          <>
            <p className={styles.verdict}>
              {text('fairness.measured', { n: formatNumber(state.rounds), measured: percent(state.measured) })}
            </p>
            <p>{text('fairness.interval', { low: percent(state.low), high: percent(state.high) })}</p>
            <p>{text('fairness.stated', { stated: percent(state.stated) })}</p>
            <p>
              {text(state.low <= state.stated && state.stated <= state.high ? 'fairness.inside' : 'fairness.outside')}
            </p>
          </>
        )}
      </div>
    </Card>
  );
}
