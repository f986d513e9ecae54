import { useLocation } from '#client/context/useLocation.ts';
import { carriedQuery } from '#shared/auth/carriedQuery.ts';

export function useCarriedQuery(): Record<string, string> {
  return carriedQuery(new URLSearchParams(useLocation().search));
}
