import type { Call } from '../../../shared/api/call.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import { fatalOf } from '../../../shared/errors/fatalOf.ts';
import type { Stores } from '../../stores/createStores.ts';

/**
 * A call that notices what ends the visit, whoever asked: polling, a section, a press. A block, maintenance, a forbidden place
 * or the end of a player's session (E15); methods of `auth` speak of passwords and codes by the same error and are left
 * alone. However many calls are refused at a time, they are looked into once.
 */
export function guardSession(call: Call, stores: Stores): Call {
  const { session } = stores;
  let underWay: Promise<void> | undefined;

  async function notice(refusal: AppError): Promise<void> {
    try {
      const { noticeRefusal } = await import('./noticeRefusal.ts');
      await noticeRefusal(call, stores, refusal);
    } catch {
      // Its file did not come: the next refusal is looked into.
    } finally {
      underWay = undefined;
    }
  }

  return async (method, input, options) => {
    try {
      return await call(method, input, options);
    } catch (error) {
      if (error instanceof AppError) {
        const isUnauthorised = error.type === 'AuthorizationException';
        if (isUnauthorised ? session.isPlayer && !method.name.startsWith('auth.') : fatalOf(error))
          await (underWay ??= notice(error));
      }
      throw error;
    }
  };
}
