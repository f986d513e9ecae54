import { Suspense } from 'react';
import { lateComponent } from '../../../lib/late/lateComponent.ts';
import type { OpenedPaymentProps } from './OpenedPayment.tsx';

const Late = lateComponent(async () => (await import('./OpenedPayment.tsx')).OpenedPayment);

/** Its code comes with the first order; nothing else of the page waits for it. */
export function LateOpenedPayment(props: OpenedPaymentProps) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
