import { type ComponentProps, type ComponentType, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { Fold } from '#client/ui/layout/Fold.tsx';
import type { PasskeyForms } from './PasskeyForms.tsx';

const load = async () => (await import('./PasskeyForms.tsx')).PasskeyForms;
/** Loaded when its fold opens; on the server at once, for pages without JavaScript. */
const LatePasskeyForms: ComponentType<ComponentProps<typeof PasskeyForms>> = import.meta.env.SSR
  ? await load()
  : lateComponent(load);

/** The name of a passkey and its removal, in a fold. */
export function PasskeyFold({ passkey }: Pick<ComponentProps<typeof PasskeyForms>, 'passkey'>) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold icon="edit" label={text('security.passkeyEdit')} isOpen={isOpen} onToggle={setOpen}>
      <LatePasskeyForms passkey={passkey} onSaved={() => setOpen(false)} />
    </Fold>
  );
}
