import type { OutputOf } from '#shared/api/method.ts';
import type { viewTicket } from '#shared/api/site/tickets.contract.ts';

/** A conversation with support. */
export type Talk = OutputOf<typeof viewTicket>;
