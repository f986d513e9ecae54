import { useText } from '#client/i18n/useText.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { ConfirmDialog } from '#client/ui/layout/ConfirmDialog.tsx';

/** Asks by name before Telegram signs in on a device that knows another account. */
export function TelegramDialog({ params: { name, login }, close }: RegisteredDialogProps<'telegramEntry'>) {
  const text = useText();
  return (
    <ConfirmDialog
      open
      title={text('auth.telegram.title', { name })}
      stayText={login === null ? text('auth.telegram.no') : text('auth.telegram.stay', { login })}
      onStay={() => close('stay')}
      confirmText={text('auth.telegram.enter', { name })}
      onConfirm={() => close('enter')}
      closeLabel={text('auth.close')}
    >
      {text(login === null ? 'auth.telegram.textGuest' : 'auth.telegram.text', { login: login ?? '' })}
    </ConfirmDialog>
  );
}
