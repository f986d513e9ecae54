import { useWatch } from 'react-hook-form';
import { useText } from '#client/i18n/useText.ts';
import { Textarea } from '#client/ui/forms/controls/Textarea.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { MAX_TICKET_LENGTH, MIN_TICKET_LENGTH } from '#shared/support/ticketRule.ts';

/** The text of a ticket with its count. A text that is too long is refused and stays whole: a `maxlength` would cut what is pasted. */
export function TicketText({ placeholder }: { placeholder: string }) {
  const text = useText();
  const typed: unknown = useWatch({ name: 'text' });
  const count = { n: formatNumber(String(typed ?? '').trim().length), max: formatNumber(MAX_TICKET_LENGTH) };
  return (
    <FormField name="text" label={text('support.text')} hint={text('support.signs', count)}>
      {(control) => <Textarea {...control} required minLength={MIN_TICKET_LENGTH} placeholder={placeholder} />}
    </FormField>
  );
}
