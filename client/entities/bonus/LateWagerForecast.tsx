import { type ComponentType, Suspense } from 'react';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
// Not in the lazy chunk: the server-rendered page needs these styles at its first paint.
import styles from './WagerForecast.module.css';
import type { WagerForecastProps } from './WagerForecast.tsx';

const load = async () => (await import('./SpokenForecast.tsx')).SpokenForecast;
const Late: ComponentType<WagerForecastProps> = import.meta.env.SSR ? await load() : lateComponent(load);

/** Loads its code and messages after the page; in server-rendered HTML it is complete, if the loader calls `intl.load(['forecast'])`. */
export function LateWagerForecast(props: WagerForecastProps) {
  return (
    <div className={styles.forecast}>
      <Suspense>
        <Late {...props} />
      </Suspense>
    </div>
  );
}
