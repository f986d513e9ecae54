import { useEffect, useLayoutEffect } from 'react';
import { applyLook } from './applyLook.ts';
import { readLook } from './readLook.ts';

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Applies the stored look to <html>. For the component that renders <html>: a change of language mounts another one, and React then
 * clears the element's attributes. Follows the system and the player's other tabs.
 */
export function useAppliedLook(): void {
  useBeforePaint(() => {
    const apply = () => applyLook(readLook());
    apply();
    const query = matchMedia('(prefers-color-scheme: light)');
    query.addEventListener('change', apply);
    window.addEventListener('storage', apply);
    return () => {
      query.removeEventListener('change', apply);
      window.removeEventListener('storage', apply);
    };
  }, []);
}
