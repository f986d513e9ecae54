import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import styles from './QrCode.module.css';
import type { QrDrawing } from './QrDrawing.tsx';

type QrCodeProps = ComponentProps<typeof QrDrawing>;

const load = async () => (await import('./QrDrawing.tsx')).QrDrawing;
const Drawing: ComponentType<QrCodeProps> = import.meta.env.SSR ? await load() : lateComponent(load);

/** A QR code. The drawing code is loaded with the first one; a placeholder of the same size is shown until then. */
export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<span className={styles.code} />}>
      <Drawing {...props} />
    </Suspense>
  );
}
