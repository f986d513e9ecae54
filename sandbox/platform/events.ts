import { handleEvent } from '#shared/api/site/events.contract.ts';
import { type Answer, answer } from './answer.ts';

export const events: Answer[] = [
  answer(handleEvent, ({ event, ...parameters }, { world, player }) => {
    world.messages.events.record(player?.uid ?? null, event, parameters);
    return 1;
  }),
];
