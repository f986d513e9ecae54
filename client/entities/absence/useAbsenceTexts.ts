import { use } from 'react';
import type { Texts } from '#client/context/Texts.ts';
import { useApp } from '#client/context/useApp.ts';
import { untilLoaded } from '#client/lib/late/untilLoaded.ts';

const loads = new WeakMap<Texts, Promise<void>>();

/**
 * Whether the messages `absence.*` are there. Suspends until they are loaded: the server has rendered the part with them, and React keeps its
 * markup meanwhile.
 */
export function useAbsenceTexts(): boolean {
  const { intl } = useApp();
  if (intl.has('absence.close')) return true;
  let load = loads.get(intl);
  if (!load) {
    // With those of its button.
    load = untilLoaded(() => intl.load(['absence', 'validation'])).catch(() => undefined);
    loads.set(intl, load);
  }
  use(load);
  return intl.has('absence.close');
}
