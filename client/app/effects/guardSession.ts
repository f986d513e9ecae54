import { subscribe } from 'valtio';
import type { Stores } from '#client/stores/createStores.ts';
import type { Call } from '#shared/api/call.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { isOtherPlayer } from '#shared/errors/isOtherPlayer.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { otherPlayer } from './otherPlayer.ts';

/**
 * Wraps `call` to check refusals that may end the visit, from polling, a section or a press alike: a block, maintenance, a
 * forbidden region, or the end of a player's session (E15). Methods of `auth` are exempt: they use the same error for
 * wrong passwords and codes. Refusals at the same time share one check. A call that the server refused because another player is signed
 * in now reloads the page as theirs; while the page itself signs another player in, calls wait, or one of them would be refused in this way
 * and the page would not go where the player wanted.
 */
export function guardSession(call: Call, stores: Stores): Call {
  const { session } = stores;
  let underWay: Promise<void> | undefined;

  async function check(refusal: AppError): Promise<void> {
    try {
      const { noticeRefusal } = await import('./noticeRefusal.ts');
      await noticeRefusal(call, stores, refusal);
    } catch {
      // The file failed to load: the next refusal is checked.
    } finally {
      underWay = undefined;
    }
  }

  return async (method, input, options) => {
    if (session.isChanging && !method.name.startsWith('auth.')) await whenUnchanged(session);
    try {
      return await call(method, input, options);
    } catch (error) {
      if (isOtherPlayer(error)) otherPlayer.leave();
      else if (error instanceof AppError) {
        const isUnauthorised = error.type === 'AuthorizationException';
        if (isUnauthorised ? session.isPlayer && !method.name.startsWith('auth.') : presentError(error).fatal)
          await (underWay ??= check(error));
      }
      throw error;
    }
  };
}

/** Resolves when the page has failed to sign another player in; never when it has, because it is left. */
function whenUnchanged(session: Stores['session']): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(session, () => {
      if (session.isChanging) return;
      stop();
      resolve();
    });
  });
}
