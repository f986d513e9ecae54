import { useApp } from '#client/context/useApp.ts';
import { refreshAccount } from '#client/entities/player/refreshAccount.ts';
import { useText } from '#client/i18n/useText.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { fakenameForm } from '#shared/forms/account/fakenameForm.ts';
import { SavedForm } from './SavedForm.tsx';

interface FakenameFormProps {
  fakename: string;
  onSaved: () => void;
}

/** The player's public name, in tournaments and lists of winners. */
export function FakenameForm({ fakename, onSaved }: FakenameFormProps) {
  const text = useText();
  const { call, stores } = useApp();

  async function finish(): Promise<void> {
    onSaved();
    // The old name is shown until the platform returns the new one.
    await refreshAccount({ call, stores }).catch(() => undefined);
  }

  return (
    <SavedForm
      key={fakename}
      form={fakenameForm}
      context={null}
      start={{ fakename }}
      label={text('profile.save')}
      onSaved={finish}
    >
      <FormField name="fakename" label={text('profile.fakename')} note={text('profile.fakenameNote')}>
        {(control) => <Input {...control} autoComplete="nickname" autoCapitalize="none" spellCheck={false} />}
      </FormField>
    </SavedForm>
  );
}
