import { Outlet } from 'react-router';
import { Shell } from '../shell/Shell.tsx';

/** A game: the whole frame on wide screens; on phones the page alone, which brings its own bar. */
export function GameLayout() {
  return (
    <Shell game>
      <Outlet />
    </Shell>
  );
}
