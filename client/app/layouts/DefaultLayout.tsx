import type { ReactNode } from 'react';
import { Shell } from '#client/app/shell/Shell.tsx';

/** A page in the whole frame. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return <Shell>{children}</Shell>;
}
