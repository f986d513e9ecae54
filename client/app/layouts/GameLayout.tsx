import { Outlet } from 'react-router';
import { Shell } from '#client/app/shell/Shell.tsx';

/** A game: the whole frame on wide screens; only the page on phones, where it has its own bar. */
export function GameLayout() {
  return (
    <Shell game>
      <Outlet />
    </Shell>
  );
}
