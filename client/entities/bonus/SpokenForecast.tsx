import { use } from 'react';
import type { Texts } from '../../context/Texts.ts';
import { useApp } from '../../context/useApp.ts';
import { WagerForecast, type WagerForecastProps } from './WagerForecast.tsx';

/** By the loader: the texts around it are made anew with every render that a suspended transition throws away. */
const loads = new WeakMap<Texts['load'], Promise<void>>();

function wordsOf({ load }: Texts): Promise<void> {
  const words = loads.get(load) ?? load(['forecast']);
  loads.set(load, words);
  return words;
}

/** The forecast once its words are here; on the server the page's loader has loaded them. */
export function SpokenForecast(props: WagerForecastProps) {
  const { intl } = useApp();
  if (!import.meta.env.SSR) use(wordsOf(intl));
  return <WagerForecast {...props} />;
}
