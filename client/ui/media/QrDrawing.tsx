import { encode } from 'uqr';
import styles from './QrCode.module.css';
import { qrPath } from './qrPath.ts';

interface QrDrawingProps {
  /** Content of the code: at most about 300 characters, or phones cannot scan it from a screen. */
  text: string;
  /** Label for screen readers. */
  label: string;
}

/** The quiet zone that scanners need, in modules. */
const QUIET = 4;

/** The code as one path; on white in both themes, or scanners do not find it. */
export function QrDrawing({ text, label }: QrDrawingProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={qrPath(data)} />
    </svg>
  );
}
