import { Suspense } from 'react';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import type { OpenedPaymentProps } from './OpenedPayment.tsx';

const Late = lateComponent(async () => (await import('./OpenedPayment.tsx')).OpenedPayment);

/** The code loads with the first order; nothing else on the page needs it. */
export function LateOpenedPayment(props: OpenedPaymentProps) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
