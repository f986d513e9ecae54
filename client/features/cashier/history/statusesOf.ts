import type { HistoryQuery } from './historyQuery.ts';

const payments = { waiting: 'new,pending,processing', done: 'success', failed: 'declined,cancelled,error' };
const bonuses = { waiting: 'new,active,inactive', done: 'finished', failed: 'removed' };

/** The platform's statuses for a filter of the page; undefined: all. */
export function statusesOf(tab: HistoryQuery['tab'], state: HistoryQuery['state']): string | undefined {
  if (state === null || tab === 'cashbacks') return undefined;
  return (tab === 'bonuses' ? bonuses : payments)[state];
}
