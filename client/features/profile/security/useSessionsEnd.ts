import { useApp } from '#client/context/useApp.ts';
import { usePress } from '#client/entities/form/usePress.ts';
import { revokeOtherSessions, revokeSession } from '#shared/api/account/accountSessions.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { AppError } from '#shared/errors/AppError.ts';

export function useSessionsEnd() {
  const { call } = useApp();
  const { busy, error, press } = usePress(sessionProblem);
  return {
    /** Id of the session being ended, or the name of the press that ends all others. */
    busy,
    error,
    end: (id: string) => press(id, () => call(revokeSession, { id }).then(requireOne), 'security.sessionDone'),
    /** Resolves to whether they have ended. */
    endOthers: (name: 'others' | 'alarm') =>
      press(name, () => call(revokeOtherSessions, {}).then(requireOne), 'security.sessionsDone'),
  };
}

/** The session has expired, or was ended in another tab. */
function sessionProblem(error: unknown): string | null {
  return error instanceof AppError && error.type === 'InvalidParameterException' ? 'security.sessionGone' : null;
}
