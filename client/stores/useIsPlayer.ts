import { useFacts } from './useFacts.ts';

/** Whether the visitor is signed in; undefined while the session is pending, when neither guest nor player controls are shown. */
export function useIsPlayer(): boolean | undefined {
  const { isPlayer, isPending } = useFacts('session');
  return isPending ? undefined : isPlayer;
}
