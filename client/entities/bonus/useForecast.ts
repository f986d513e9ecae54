import { useEffect, useState } from 'react';
import type { ForecastResult, WagerPlan } from '#shared/bonus/forecastWagering.ts';

/** Debounce while a sum is being typed. */
const PAUSE_MS = 250;

/** Computes the forecast of a plan in a worker; null until it is ready, and in browsers without workers. */
export function useForecast(plan: WagerPlan | null): ForecastResult | null {
  const [shown, setShown] = useState<{ name: string; forecast: ForecastResult } | null>(null);
  const name = plan && plan.bet > 0 ? JSON.stringify(plan) : null;
  useEffect(() => {
    if (name === null || typeof Worker === 'undefined') return;
    let worker: Worker | undefined;
    const timer = setTimeout(() => {
      worker = new Worker(new URL('./forecastWorker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<ForecastResult>) =>
        setShown({ name, forecast: data }),
      );
      worker.postMessage(JSON.parse(name));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [name]);
  return shown?.name === name ? shown.forecast : null;
}
