import { type ComponentType, Suspense } from 'react';
// Here, not in what is late: the server's page wears it from its first paint.
import styles from '../../../entities/bonus/WagerForecast.module.css';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { OfferCostProps } from './OfferCost.tsx';

const load = async () => (await import('./OfferCost.tsx')).OfferCost;
const Late: ComponentType<OfferCostProps> = import.meta.env.SSR ? await load() : lateComponent(load);

/** Its code and its words come when a bonus is chosen; the server's page of an address that names one has both. */
export function LateOfferCost(props: OfferCostProps) {
  return (
    <div className={styles.forecast} aria-live="polite">
      <Suspense>
        <Late {...props} />
      </Suspense>
    </div>
  );
}
