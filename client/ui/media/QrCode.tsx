import { type ComponentProps, Suspense } from 'react';
import { late } from '#client/lib/late/late.ts';
import styles from './QrCode.module.css';

const QrDrawing = late(() => import('./QrDrawing.tsx'), 'QrDrawing');
type QrCodeProps = ComponentProps<typeof QrDrawing>;

/** A QR code. The drawing code is loaded with the first one; a placeholder of the same size is shown until then. */
export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<span className={styles.code} />}>
      <QrDrawing {...props} />
    </Suspense>
  );
}
