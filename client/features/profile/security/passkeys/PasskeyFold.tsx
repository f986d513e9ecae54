import { type ComponentProps, useState } from 'react';
import { useTyped } from '#client/context/useTyped.ts';
import { useText } from '#client/i18n/useText.ts';
import { late } from '#client/lib/late/late.ts';
import { Fold } from '#client/ui/layout/Fold.tsx';

/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const PasskeyForms = late(() => import('./PasskeyForms.tsx'), 'PasskeyForms');

/** The name of a passkey and its removal, in a fold. */
export function PasskeyFold({ passkey }: Pick<ComponentProps<typeof PasskeyForms>, 'passkey'>) {
  const text = useText();
  const typed = useTyped('passkeyName', { id: '' });
  // A name that was refused without JavaScript is in its field again.
  const [isOpen, setOpen] = useState(typed.id === String(passkey.id));
  return (
    <Fold icon="edit" label={text('security.passkeyEdit')} isOpen={isOpen} onToggle={setOpen}>
      <PasskeyForms passkey={passkey} onSaved={() => setOpen(false)} />
    </Fold>
  );
}
