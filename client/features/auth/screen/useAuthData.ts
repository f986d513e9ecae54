import { useCallback, useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { type AuthData, loadAuthData } from './loadAuthData.ts';

type Loading = { data: AuthData | null; failed: boolean };

export function useAuthData(): Loading & { retry: () => void } {
  const { call, content, intl } = useApp();
  const [state, setState] = useState<Loading>({ data: null, failed: false });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const { signal, abort } = boundAbort();
    loadAuthData({ call, content, intl, signal }).then(
      (data) => signal.aborted || setState({ data, failed: false }),
      () => signal.aborted || setState({ data: null, failed: true }),
    );
    return abort;
  }, [call, content, intl, attempt]);

  const retry = useCallback(() => {
    setState({ data: null, failed: false });
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, retry };
}

function boundAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
