import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { useStore } from '#client/stores/useStore.ts';
import { ConfirmDialog } from '#client/ui/layout/ConfirmDialog.tsx';
import { useRefusal } from './useRefusal.ts';

/** Asks to confirm a change of the character. */
export function CharacterDialog({ params, close }: RegisteredDialogProps<'changeCharacter'>) {
  const { name, current, choose } = params;
  const text = useText();
  const explain = useRefusal();
  const toasts = useStore('toasts');
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await choose();
      toasts.show('success', text('loyalty.changed', { name }));
      close('changed');
    } catch (error) {
      toasts.show('error', explain(error));
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={text(current === null ? 'loyalty.firstTitle' : 'loyalty.changeTitle')}
      stayText={text('loyalty.cancel')}
      onStay={() => close()}
      confirmText={text('loyalty.choose')}
      onConfirm={() => void confirm()}
      busy={busy}
      closeLabel={text('loyalty.close')}
    >
      {current === null ? text('loyalty.firstText', { name }) : text('loyalty.changeText', { name, current })}
    </ConfirmDialog>
  );
}
