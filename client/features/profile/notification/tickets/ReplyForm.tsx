import { useWatch } from 'react-hook-form';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { Textarea } from '#client/ui/forms/controls/Textarea.tsx';
import { Form } from '#client/ui/forms/Form.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { replyTicket } from '#shared/api/site/support.contract.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { withLocale } from '#shared/locales.ts';
import { replyRule } from '#shared/support/replyRule.ts';
import { MAX_TICKET_LENGTH } from '#shared/support/ticketRule.ts';
import { paths } from '#shared/url/paths.ts';
import { SaveButton } from '../../shell/SaveButton.tsx';

interface ReplyFormProps {
  /** Of the ticket. */
  number: string;
  onSent: () => void;
}

/** A further message in a ticket. */
export function ReplyForm({ number, onSent }: ReplyFormProps) {
  const text = useText();
  const { call, stores, locale } = useApp();
  const { reload } = useReload();
  const messages = useFormMessages({ isShownElsewhere: isShownAside });
  const { wait, take } = useRefusals();
  const typed = useTyped('reply', { number: '', text: '' });

  async function send(values: { text: string }): Promise<void> {
    try {
      requireOne(await call(replyTicket, { number, text: values.text }));
    } catch (error) {
      take(error);
      throw error;
    }
    stores.toasts.show('success', text('notification.replyDone'));
    onSent();
    await reload();
  }

  return (
    <Form
      schema={replyRule}
      defaultValues={{ text: typed.number === number ? typed.text : '' }}
      messages={messages}
      onSubmit={send}
    >
      <input type="hidden" name="number" value={number} />
      <ReplyText />
      <SaveButton
        action={withLocale(paths.profileNotification.build(null, { form: 'reply' }), locale)}
        wait={wait}
        label={text('notification.replySend')}
      />
    </Form>
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
