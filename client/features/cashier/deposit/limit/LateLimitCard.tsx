import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import styles from './LateLimitCard.module.css';
import type { LimitCard } from './LimitCard.tsx';

type LimitCardProps = ComponentProps<typeof LimitCard>;

const load = async () => (await import('./LimitCard.tsx')).LimitCard;
const Late: ComponentType<LimitCardProps> = import.meta.env.SSR ? await load() : lateComponent(load);

/** Few players have a limit: the code loads for them alone. Its space is reserved. */
export function LateLimitCard(props: LimitCardProps) {
  const { limit_amount: limitAmount, period } = props.limit;
  if (limitAmount === null || period === 'none') return null;
  return (
    <div className={styles.place}>
      <Suspense>
        <Late {...props} />
      </Suspense>
    </div>
  );
}
