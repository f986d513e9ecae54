import { useEffect, useState } from 'react';
import { type IconDrawing, readIcon } from './readIcon.ts';

interface TextIconProps {
  /** Address on this site. */
  name: string;
  size?: number;
  className?: string;
}

/**
 * A drawing of an editor. Inlined, so that it has the colour of the text beside it, and therefore sanitized (readIcon). Empty
 * if it cannot be loaded. The browser's cache stores the files.
 */
export function TextIcon({ name, size = 20, className }: TextIconProps) {
  const [drawing, setDrawing] = useState<IconDrawing | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const { origin, href } = new URL(name, window.location.href);
    if (origin === window.location.origin)
      fetch(href, { signal: abort.signal })
        .then(async (response) => setDrawing(response.ok ? readIcon(await response.text()) : null))
        .catch(() => undefined);
    return () => abort.abort();
  }, [name]);
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={drawing?.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing?.markup ?? '' }}
    />
  );
}
