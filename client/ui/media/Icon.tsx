import { Suspense } from 'react';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import type { IconName } from './iconShapes.ts';
import { SPRITE } from './spriteUrl.ts';

const TextIcon = lateComponent(async () => (await import('./TextIcon.tsx')).TextIcon);

interface IconProps {
  /** Name of a symbol; editors may also set the address of their own drawing (TextIcon). */
  name: IconName;
  /** Side in CSS pixels. */
  size?: number;
  className?: string;
}

/** An icon beside a text, never instead of it: hidden from screen readers. */
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
