import type * as z from 'zod/mini';
import type { getTournamentConditions } from '../../../../shared/api/rewards/tournamentFacts.contract.ts';

/** What a player must have to join, done or not. */
export type TournamentCondition = z.infer<typeof getTournamentConditions.output>['items'][number]['conditions'][number];
