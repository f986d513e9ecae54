import * as z from 'zod/mini';
import { RISKS } from './plinkoMaths.ts';

/** What is staked on a ball. */
export const dropOrder = z.object({ bet: z.int(), risk: z.enum(RISKS) });
