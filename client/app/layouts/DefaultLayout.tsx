import { Outlet } from 'react-router';
import { Shell } from '#client/app/shell/Shell.tsx';

/** A page in the whole frame. */
export function DefaultLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
