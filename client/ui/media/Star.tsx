import { OCTAGRAM, SHARP_STAR } from './starPaths.ts';

interface StarProps {
  shape?: 'octagram' | 'sharp';
  size?: number;
  className?: string;
}

/** A decorative star of the brand, in the colour of the text. */
export function Star({ shape = 'sharp', size = 24, className }: StarProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" d={shape === 'sharp' ? SHARP_STAR : OCTAGRAM} />
    </svg>
  );
}
