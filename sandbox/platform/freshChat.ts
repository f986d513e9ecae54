import { storeChatEvent } from '#shared/api/site/freshChat.contract.ts';
import { type Answer, answer } from './answer.ts';
import { refuseField } from './refuseField.ts';

const TEXT_LENGTH = 4000;
const ID_LENGTH = 200;

export const freshChat: Answer[] = [
  answer(storeChatEvent, (message, { world, player, locale }) => {
    for (const field of ['channel_id', 'conversation_id'] as const)
      if (message[field].length > ID_LENGTH) throw refuseField(locale, field, 'tooLong');
    if (message.text.length > TEXT_LENGTH) throw refuseField(locale, 'text', 'tooLong');
    world.messages.feedback.addChat({ uid: player?.uid ?? null, ...message });
    return 1;
  }),
];
