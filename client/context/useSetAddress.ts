import { use } from 'react';
import { type RouterActions, RouterContext } from './RouterContext.ts';

const stay: RouterActions['setAddress'] = () => undefined;

/** `setAddress(to)` of the router. */
export function useSetAddress(): RouterActions['setAddress'] {
  return use(RouterContext)?.setAddress ?? stay;
}
