import { Suspense } from 'react';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { iconMarkup } from './iconMarkup.ts';
import type { IconName } from './iconShapes.ts';
import { SPRITE } from './spriteUrl.ts';

const TextIcon = lateComponent(() => import('./TextIcon.tsx'), 'TextIcon');

interface IconProps {
  /** Name of a symbol; editors may also set the address of their own drawing (TextIcon) or a plate of a payment method (`pay-…`). */
  name: IconName;
  /** Side in CSS pixels; style sheets give plates theirs, 44 x 28. */
  size?: number;
  className?: string;
}

/** The square of the shapes, and how they are drawn (reset.css); the symbols of the sprite have their own. */
const DRAWN = { viewBox: '0 0 24 24', 'data-icon': '' };

/**
 * An icon beside a text, never instead of it: hidden from screen readers. A document brings its shapes, so that they are there with the
 * first frame; what the browser adds later uses the sprite. React leaves what it finds in the document.
 */
export function Icon(props: IconProps) {
  const { name, size = 20, className } = props;
  return name.includes('/') ? (
    <Suspense>
      <TextIcon {...props} />
    </Suspense>
  ) : (
    <svg
      className={className}
      width={size}
      height={size}
      aria-hidden="true"
      {...(import.meta.env.SSR && iconMarkup(name) && DRAWN)}
      suppressHydrationWarning
      // A name may come from the content service: `encodeURI` keeps it inside the attribute.
      dangerouslySetInnerHTML={
        (import.meta.env.SSR && iconMarkup(name)) || { __html: `<use href="${SPRITE}#${encodeURI(name)}"/>` }
      }
    />
  );
}
