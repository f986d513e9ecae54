import { type ComponentType, Suspense } from 'react';
// Imported here, not in the lazy chunk: the server's page needs it from its first paint.
import styles from '#client/entities/bonus/WagerForecast.module.css';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import type { OfferCostProps } from './OfferCost.tsx';

const load = async () => (await import('./OfferCost.tsx')).OfferCost;
const Late: ComponentType<OfferCostProps> = import.meta.env.SSR ? await load() : lateComponent(load);

/** The code and its messages load when a bonus is chosen; a page rendered with a chosen bonus has both. */
export function LateOfferCost(props: OfferCostProps) {
  return (
    <div className={styles.forecast} aria-live="polite">
      <Suspense>
        <Late {...props} />
      </Suspense>
    </div>
  );
}
