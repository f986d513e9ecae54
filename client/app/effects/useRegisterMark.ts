import { useEffect, useRef } from 'react';
import { useLocation } from '#client/context/useLocation.ts';
import { useNavigate } from '#client/context/useNavigate.ts';
import { useNavigationType } from '#client/context/useNavigationType.ts';
import { withoutKeys } from '#client/features/auth/address/withoutKeys.ts';
import { queryKeys } from '#shared/keys/queryKeys.ts';

const MARK = [queryKeys.register];

/** Keeps `register=success` in the address until the next navigation, and removes it from there and on Back. For players only. */
export function useRegisterMark(): void {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const how = useNavigationType();
  const last = useRef({ key, marked: false });

  useEffect(() => {
    const rest = withoutKeys(search, MARK);
    const marked = rest !== search;
    const { key: lastKey, marked: lastMarked } = last.current;
    last.current = { key, marked };
    if (marked && key !== lastKey && (lastMarked || how === 'POP'))
      void navigate(pathname + rest + hash, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, key, how, navigate]);
}
