import { useEffect, useState } from 'react';
import { type IconDrawing, readIcon } from './readIcon.ts';

interface TextIconProps {
  /** Its address, on this site. */
  name: string;
  size?: number;
  className?: string;
}

/**
 * An editor's own drawing: fetched as text, so that it takes the colour of the words beside it, and read shape by shape, for
 * it becomes a part of the page. What cannot be had leaves its place empty. The browser's cache keeps the files.
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
