import { type ComponentProps, Suspense } from 'react';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import type { Autopilot } from './Autopilot.tsx';

const Late = lateComponent(async () => (await import('./Autopilot.tsx')).Autopilot);

/** The code loads with the first failed deposit. */
export function LateAutopilot(props: ComponentProps<typeof Autopilot>) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
