import { requireOne } from '../../../../shared/api/requireOne.ts';
import { revokeOtherSessions, revokeSession } from '../../../../shared/api/account/accountSessions.contract.ts';
import { AppError } from '../../../../shared/errors/AppError.ts';
import { useApp } from '../../../context/useApp.ts';
import { usePress } from '../../../entities/form/usePress.ts';

/** Ends other sessions of the player. */
export function useSessionsEnd() {
  const { call } = useApp();
  const { busy, error, press } = usePress(sessionProblem);
  return {
    /** The id of the session that is being ended, or the name of the press that ends all. */
    busy,
    error,
    end: (id: string) => press(id, () => call(revokeSession, { id }).then(requireOne), 'security.sessionDone'),
    /** Resolves to whether they have ended. */
    endOthers: (name: 'others' | 'alarm') =>
      press(name, () => call(revokeOtherSessions, {}).then(requireOne), 'security.sessionsDone'),
  };
}

/** It has ended by itself, or in another tab. */
function sessionProblem(error: unknown): string | null {
  return error instanceof AppError && error.type === 'InvalidParameterException' ? 'security.sessionGone' : null;
}
