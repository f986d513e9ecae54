import { useEffect, useState } from 'react';
import type { WagerForecast, WagerPlan } from '../../../shared/bonus/forecastWagering.ts';

/** While a sum is being typed nothing is reckoned. */
const PAUSE_MS = 250;

/** The forecast of a plan, reckoned in a worker; null until it is there, and where the browser has no workers. */
export function useForecast(plan: WagerPlan | null): WagerForecast | null {
  const [known, setKnown] = useState<{ name: string; forecast: WagerForecast } | null>(null);
  const name = plan && plan.bet > 0 ? JSON.stringify(plan) : null;
  useEffect(() => {
    if (name === null || typeof Worker === 'undefined') return;
    let worker: Worker | undefined;
    const timer = setTimeout(() => {
      worker = new Worker(new URL('./forecastWorker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<WagerForecast>) => setKnown({ name, forecast: data }));
      worker.postMessage(JSON.parse(name));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [name]);
  return known?.name === name ? known.forecast : null;
}
