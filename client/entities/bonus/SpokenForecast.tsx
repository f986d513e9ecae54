import { use } from 'react';
import type { Texts } from '#client/context/Texts.ts';
import { useApp } from '#client/context/useApp.ts';
import { untilLoaded } from '#client/lib/late/untilLoaded.ts';
import { WagerForecast, type WagerForecastProps } from './WagerForecast.tsx';

/** Keyed by the `load` function: the intl object is recreated by every render that a suspended transition discards. */
const loads = new WeakMap<Texts['load'], Promise<void>>();

function loadMessages({ load }: Texts): Promise<void> {
  const messages = loads.get(load) ?? untilLoaded(() => load(['forecast']));
  loads.set(load, messages);
  return messages;
}

/** Suspends until the forecast's messages are loaded; on the server the page's loader has loaded them. */
export function SpokenForecast(props: WagerForecastProps) {
  const { intl } = useApp();
  if (!import.meta.env.SSR) use(loadMessages(intl));
  return <WagerForecast {...props} />;
}
