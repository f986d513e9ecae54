import { use } from 'react';
import { type RouterActions, RouterContext } from './RouterContext.ts';

const stay: RouterActions['navigate'] = () => Promise.resolve();

/** `navigate(to, options)` of the router; its promise settles with the navigation. */
export function useNavigate(): RouterActions['navigate'] {
  return use(RouterContext)?.navigate ?? stay;
}
