import { Suspense, type ComponentType } from 'react';
import { lateComponent } from '../../lib/late/lateComponent.ts';
// Here, not in what is late: the server's page wears it from its first paint.
import styles from './WagerForecast.module.css';
import type { WagerForecastProps } from './WagerForecast.tsx';

const load = async () => (await import('./SpokenForecast.tsx')).SpokenForecast;
const Late: ComponentType<WagerForecastProps> = import.meta.env.SSR ? await load() : lateComponent(load);

/** Its code and its words come after the page; the server's page has both. The loader loads the words: `intl.load(['forecast'])`. */
export function LateWagerForecast(props: WagerForecastProps) {
  return (
    <div className={styles.forecast}>
      <Suspense>
        <Late {...props} />
      </Suspense>
    </div>
  );
}
