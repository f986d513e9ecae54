import { Suspense } from 'react';
import { late } from '#client/lib/late/late.ts';
// Not in the lazy chunk: the server-rendered page needs these styles at its first paint.
import styles from './WagerForecast.module.css';
import type { WagerForecastProps } from './WagerForecast.tsx';

const SpokenForecast = late(() => import('./SpokenForecast.tsx'), 'SpokenForecast');

/** Loads its code and messages after the page; in server-rendered HTML it is complete, if the loader calls `intl.load(['forecast'])`. */
export function ForecastPlace(props: WagerForecastProps) {
  return (
    <div className={props.fold ? styles.place : styles.forecast}>
      <Suspense>
        <SpokenForecast {...props} />
      </Suspense>
    </div>
  );
}
