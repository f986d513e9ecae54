import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { presentError } from '#shared/errors/presentError.ts';
import { useCountdown } from './useCountdown.ts';

/** Handles a form's refusals that do not concern its fields: a ban replaces the page, "too many requests" shows a toast and a countdown. */
export function useRefusals() {
  const { stores } = useApp();
  const text = useText();
  const { secondsLeft: seconds, start } = useCountdown();
  return {
    /** Seconds until the form may be sent again. */
    wait: seconds,
    take(error: unknown): void {
      if (stores.session.setFatalFrom(error)) stores.dialogs.closeAll();
      const { type, id, isCodeLocked, values } = presentError(error);
      if (type !== 'TooManyRequestsException' || isCodeLocked) return;
      stores.toasts.show('error', text(id, values));
      start(values.seconds);
    },
  };
}
