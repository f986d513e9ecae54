import { useState } from 'react';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { AppError } from '#shared/errors/AppError.ts';

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

/** The message id of a ceremony with a passkey that the browser ended; null: the platform or the network did, whose message says more. */
function passkeyProblem(error: unknown): string | null {
  if (error instanceof AppError || !(error instanceof Error)) return null;
  // The library's errors keep the names of the browser's.
  switch (error.name) {
    case 'InvalidStateError':
      return 'passkey.alreadyHere';
    case 'NotAllowedError':
    case 'AbortError':
      return 'passkey.cancelled';
    default:
      return 'passkey.failed';
  }
}
