import { Suspense } from 'react';
import { lateComponent } from '../../lib/late/lateComponent.ts';
import type { IconName } from './iconShapes.ts';
import { SPRITE } from './spriteUrl.ts';

const TextIcon = lateComponent(async () => (await import('./TextIcon.tsx')).TextIcon);

interface IconProps {
  /** Of a symbol; editors may also give the address of a drawing of their own (TextIcon). */
  name: IconName;
  /** Side in CSS pixels. */
  size?: number;
  className?: string;
}

/** A picture beside a word, never instead of it: hidden from readers. */
export function Icon(props: IconProps) {
  const { name, size = 20, className } = props;
  return name.includes('/') ? (
    <Suspense>
      <TextIcon {...props} />
    </Suspense>
  ) : (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}
