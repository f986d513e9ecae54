import { Outlet } from 'react-router';
import { Shell } from '../shell/Shell.tsx';

/** Pages with the whole frame around them. */
export function DefaultLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
