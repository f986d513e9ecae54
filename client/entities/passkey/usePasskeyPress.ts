import { useState } from 'react';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { passkeyProblem } from './passkeyProblem.ts';

/** Runs ceremonies with a passkey, one at a time, and words what went wrong: cancelled, already there, refused. */
export function usePasskeyPress() {
  const text = useText();
  const { wait, take } = useRefusals();
  const { formatRefusal } = useFormMessages({ isShownElsewhere: isShownAside });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function tell(error: unknown): void {
    take(error);
    const isRefused = error instanceof AppError && error.data['credential'] !== undefined;
    const id = isRefused ? 'passkey.refused' : passkeyProblem(error);
    setProblem(id === null ? formatRefusal(error) : text(id));
  }

  return {
    isBusy,
    problem,
    /** Seconds until another press is accepted. */
    wait,
    tell,
    /** Resolves to whether it succeeded. */
    async press(run: () => Promise<void>): Promise<boolean> {
      if (isBusy || wait > 0) return false;
      setBusy(true);
      setProblem(undefined);
      try {
        await run();
        return true;
      } catch (error) {
        tell(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
