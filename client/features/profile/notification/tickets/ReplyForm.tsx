import { useWatch } from 'react-hook-form';
import { useReload } from '#client/context/useReload.ts';
import { useText } from '#client/i18n/useText.ts';
import { Textarea } from '#client/ui/forms/controls/Textarea.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { replyForm } from '#shared/forms/account/replyForm.ts';
import { MAX_TICKET_LENGTH } from '#shared/support/ticketRule.ts';
import { SavedForm } from '../../shell/SavedForm.tsx';

interface ReplyFormProps {
  /** Of the ticket. */
  number: string;
  onSent: () => void;
}

/** A further message in a ticket. */
export function ReplyForm({ number, onSent }: ReplyFormProps) {
  const text = useText();
  const { reload } = useReload();
  return (
    <SavedForm
      form={replyForm}
      facts={null}
      start={{ text: '' }}
      hidden={{ number }}
      isOwn={(typed) => typed['number'] === number}
      label={text('notification.replySend')}
      onSaved={() => {
        onSent();
        return reload();
      }}
    >
      <ReplyText />
    </SavedForm>
  );
}

/** The text with its count: one that is too long is refused and stays whole. */
function ReplyText() {
  const text = useText();
  const typed: unknown = useWatch({ name: 'text' });
  const count = { n: formatNumber(String(typed ?? '').trim().length), max: formatNumber(MAX_TICKET_LENGTH) };
  return (
    <FormField name="text" label={text('notification.replyText')} hint={text('notification.replySigns', count)}>
      {(control) => <Textarea {...control} required />}
    </FormField>
  );
}
