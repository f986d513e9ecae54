import type { ReactNode } from 'react';
import { Shell } from '#client/app/shell/Shell.tsx';

/** A game: the whole frame on wide screens; only the page on phones, where it has its own bar. */
export function GameLayout({ children }: { children: ReactNode }) {
  return <Shell game>{children}</Shell>;
}
