import { type ComponentProps, Suspense } from 'react';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import type { BonusDialog } from './BonusDialog.tsx';

const Late = lateComponent(async () => (await import('./BonusDialog.tsx')).BonusDialog);

/** The code loads with the first press. */
export function LateBonusDialog(props: ComponentProps<typeof BonusDialog>) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
