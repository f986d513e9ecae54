import { forecastWagering, type WagerPlan } from '#shared/bonus/forecastWagering.ts';

/** A worker, because a forecast simulates millions of rounds. Takes a WagerPlan, posts its ForecastResult. */
addEventListener('message', ({ data }: MessageEvent<WagerPlan>) => postMessage(forecastWagering(data)));
