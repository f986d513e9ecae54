import type { IconName } from './iconShapes.ts';
import { SPRITE } from './spriteUrl.ts';

interface IconProps {
  name: IconName;
  /** Side in CSS pixels. */
  size?: number;
  className?: string;
}

/** A picture beside a word, never instead of it: hidden from readers. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}
