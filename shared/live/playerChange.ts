import * as z from 'zod/mini';
import { number } from '#shared/api/wireTypes.ts';

/** One line of the platform's feed (platformFeed). Readers ignore unknown kinds. */
export const playerChange = z.object({ uid: number, kinds: z.array(z.string()) });
/** A change of a player, as the platform's feed reports it. */
export type PlayerChange = z.infer<typeof playerChange>;
