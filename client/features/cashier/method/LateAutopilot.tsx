import { type ComponentProps, Suspense } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { Autopilot } from './Autopilot.tsx';

const Late = lateComponent(async () => (await import('./Autopilot.tsx')).Autopilot);

/** Its code comes with the first deposit that fails. */
export function LateAutopilot(props: ComponentProps<typeof Autopilot>) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
