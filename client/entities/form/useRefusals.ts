import { AppError } from '../../../shared/errors/AppError.ts';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { fatalOf } from '../../../shared/errors/fatalOf.ts';
import { useApp } from '../../context/useApp.ts';
import { useText } from '../../i18n/useText.ts';
import { useCountdown } from './useCountdown.ts';

/** Handles a form's refusals that do not concern its fields: a ban replaces the page, "too many requests" shows a toast and a countdown. */
export function useRefusals() {
  const { stores } = useApp();
  const text = useText();
  const { left, start } = useCountdown();
  return {
    /** Seconds until the form may be sent again. */
    wait: left,
    take(error: unknown): void {
      if (!(error instanceof AppError)) return;
      const fatal = fatalOf(error);
      if (fatal) {
        stores.session.setFatalError(fatal);
        stores.dialogs.closeAll();
      }
      if (error.type !== 'TooManyRequestsException') return;
      const { id, values } = errorMessage(error);
      stores.toasts.show('error', text(id, values));
      start(values.seconds);
    },
  };
}
