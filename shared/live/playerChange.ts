import * as z from 'zod/mini';
import { number } from '../api/wireTypes.ts';

/** One line of the platform's feed (platformFeed). Kinds that nobody knows are left out by whoever reads it. */
export const playerChange = z.object({ uid: number, kinds: z.array(z.string()) });
export type PlayerChange = z.infer<typeof playerChange>;
