import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import styles from './LateLimitOffer.module.css';
import type { LimitOffer } from './LimitOffer.tsx';

const load = async () => (await import('./LimitOffer.tsx')).LimitOffer;
const Late: ComponentType<ComponentProps<typeof LimitOffer>> = import.meta.env.SSR ? await load() : lateComponent(load);

/** The code loads only for players without a deposit and a limit. Its space is reserved, so that nothing shifts. */
export function LateLimitOffer(props: ComponentProps<typeof LimitOffer>) {
  return (
    <div className={styles.place}>
      <Suspense>
        <Late {...props} />
      </Suspense>
    </div>
  );
}
