import { type Answer, answerPlayer } from '#sandbox/platform/answer.ts';
import { refuseField } from '#sandbox/platform/refuseField.ts';
import * as contract from '#shared/api/account/accountSessions.contract.ts';

export const accountSessions: Answer[] = [
  answerPlayer(contract.getSessions, (_input, { world, player, session }) => {
    const currentId = world.access.sessions.idOf(session.tokenHash);
    const items = world.access.sessions
      .list(player.uid)
      .map((open) => ({ ...open, is_current: open.id === currentId }));
    return { items, total: items.length };
  }),

  answerPlayer(contract.revokeSession, ({ id }, { world, player, session, locale }) => {
    if (id === world.access.sessions.idOf(session.tokenHash) || !world.access.sessions.revoke(player.uid, id))
      throw refuseField(locale, 'id', 'unknownSession');
    return 1;
  }),

  answerPlayer(contract.revokeOtherSessions, (_input, { world, player, session }) => {
    world.access.sessions.closeOthers(player.uid, session.tokenHash);
    return 1;
  }),
];
