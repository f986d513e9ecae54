import type { Call } from '../../../shared/api/call.ts';
import { AppError } from '../../../shared/errors/AppError.ts';
import type { Stores } from '../../stores/createStores.ts';

/**
 * A call that notices the end of the session (E15): when a player is refused as unauthorised, the platform is asked once who
 * he is; uid 0 makes the visitor a guest. However many calls are refused at a time, the question is one. Methods of `auth`
 * speak of passwords and codes by the same error and are left alone.
 */
export function guardSession(call: Call, { session, balances, likes }: Stores): Call {
  let question: Promise<void> | undefined;

  async function askWho(): Promise<void> {
    try {
      const { getInfo } = await import('../../../shared/api/account.contract.ts');
      const info = await call(getInfo, {});
      if (info.uid > 0) return session.signedIn(info);
      session.signedOut();
      balances.clear();
      likes.set([]);
    } catch {
      // Not known is not "a guest": the next refusal asks again.
    } finally {
      question = undefined;
    }
  }

  return async (method, input, options) => {
    try {
      return await call(method, input, options);
    } catch (error) {
      const refused = error instanceof AppError && error.type === 'AuthorizationException';
      if (refused && session.isPlayer && !method.name.startsWith('auth.')) {
        question ??= askWho();
        await question;
      }
      throw error;
    }
  };
}
