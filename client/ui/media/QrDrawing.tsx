import { encode } from 'uqr';
import styles from './QrCode.module.css';
import { qrPath } from './qrPath.ts';

interface QrDrawingProps {
  /** What the code holds: at most some 300 characters, or phones cannot read it from a screen. */
  text: string;
  /** What it is for, to whoever does not see it. */
  label: string;
}

/** Cameras need four modules of white around the code. */
const QUIET = 4;

/** The code as one path; white around it in both themes, or cameras do not find it. */
export function QrDrawing({ text, label }: QrDrawingProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={qrPath(data)} />
    </svg>
  );
}
