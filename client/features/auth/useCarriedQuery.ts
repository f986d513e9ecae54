import { useLocation } from 'react-router';
import { carriedQuery } from '../../../shared/auth/carriedQuery.ts';

/** carriedQuery of the page that is shown. */
export function useCarriedQuery(): Record<string, string> {
  return carriedQuery(new URLSearchParams(useLocation().search));
}
