import { forecastWagering, type WagerPlan } from '../../../shared/bonus/forecastWagering.ts';

/** Off the page's thread: a forecast is millions of rounds. Takes a WagerPlan, answers with its WagerForecast. */
addEventListener('message', ({ data }: MessageEvent<WagerPlan>) => postMessage(forecastWagering(data)));
