import { useReload } from '#client/context/useReload.ts';
import { useText } from '#client/i18n/useText.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { phraseForm } from '#shared/forms/security/phraseForm.ts';
import { SavedForm } from '../shell/SavedForm.tsx';

interface PhraseFormProps {
  phrase: string;
  onSaved: () => void;
}

export function PhraseForm({ phrase, onSaved }: PhraseFormProps) {
  const text = useText();
  const { reload } = useReload();
  return (
    <SavedForm
      key={phrase}
      form={phraseForm}
      context={phrase !== ''}
      start={{ phrase }}
      label={text('profile.save')}
      done={(values) => (values.phrase ? phraseForm.done : 'security.phraseRemoved')}
      onSaved={() => {
        onSaved();
        return reload();
      }}
    >
      <FormField
        name="phrase"
        label={text('security.phraseField')}
        note={text('security.phraseNote')}
        optional={phrase !== ''}
      >
        {(control) => <Input {...control} autoComplete="off" />}
      </FormField>
    </SavedForm>
  );
}
