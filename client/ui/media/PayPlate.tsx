import { iconMarkup } from './iconMarkup.ts';
import { SPRITE } from './spriteUrl.ts';

interface PayPlateProps {
  /** Name of a symbol of the sprite that begins with `pay-`. */
  name: string;
  /** Names the method where no text beside it does. */
  label?: string;
  /** Below the first screen: the document leaves the drawing to the sprite. */
  isLate?: boolean;
}

/** A plate by which a payment method is known at a glance. */
export function PayPlate({ name, label, isLate = false }: PayPlateProps) {
  return (
    <svg
      width={44}
      height={28}
      viewBox="0 0 44 28"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      suppressHydrationWarning
      // As in Icon: a name may come from the content service.
      dangerouslySetInnerHTML={
        (import.meta.env.SSR && !isLate && iconMarkup(name)) || {
          __html: `<use href="${SPRITE}#${encodeURI(name)}"/>`,
        }
      }
    />
  );
}
