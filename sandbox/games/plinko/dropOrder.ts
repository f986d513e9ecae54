import * as z from 'zod/mini';
import { RISKS } from './plinkoMaths.ts';

/** The stake of a ball. */
export const dropOrder = z.object({ bet: z.int(), risk: z.enum(RISKS) });
