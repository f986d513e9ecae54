import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { lateComponent } from '../../../lib/lateComponent.ts';
import type { LimitCard } from './LimitCard.tsx';

type LimitCardProps = ComponentProps<typeof LimitCard>;

const load = async () => (await import('./LimitCard.tsx')).LimitCard;
const Late: ComponentType<LimitCardProps> = import.meta.env.SSR ? await load() : lateComponent(load);

/** Few have set a limit: its code comes for them alone. */
export function LateLimitCard(props: LimitCardProps) {
  const { limit_amount: most, period } = props.limit;
  if (most === null || period === 'none') return null;
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
