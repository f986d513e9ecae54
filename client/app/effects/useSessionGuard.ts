import { useEffect, useRef } from 'react';
import { useReload } from '../../context/useReload.ts';
import { useFacts } from '../../stores/useFacts.ts';

/** When the session has ended under the player's hands (guardSession), what the page shows is loaded anew for a guest; the guard of private pages does the rest (E15). */
export function useSessionGuard(): void {
  const { isPlayer } = useFacts('session');
  const { reload } = useReload();
  const was = useRef(isPlayer);

  useEffect(() => {
    if (was.current && !isPlayer) void reload();
    was.current = isPlayer;
  }, [isPlayer, reload]);
}
