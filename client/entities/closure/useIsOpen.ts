import { useFacts } from '#client/stores/useFacts.ts';
import { isOpenToClosed } from '#shared/closure/isOpenToClosed.ts';

/** Whether the visitor may open an address of this site, without locale and query: a closed account opens few. */
export function useIsOpen(): (path: string) => boolean {
  const { fatal } = useFacts('session');
  return (path) => fatal?.kind !== 'closed' || isOpenToClosed(path);
}
