import { useFacts } from './useFacts.ts';

/** Whether the visitor is signed in; undefined while nobody knows yet: then neither a guest's nor a player's things are shown. */
export function useIsPlayer(): boolean | undefined {
  const { isPlayer, isPending } = useFacts('session');
  return isPending ? undefined : isPlayer;
}
