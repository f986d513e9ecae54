import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useApp } from '#client/context/useApp.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { Textarea } from '#client/ui/forms/controls/Textarea.tsx';
import { Form } from '#client/ui/forms/Form.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { SubmitButton } from '#client/ui/forms/SubmitButton.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';
import { replyForm } from '#shared/forms/support/replyForm.ts';
import { replyRule } from '#shared/support/replyRule.ts';
import { TICKET_KEY_FIELD } from '#shared/support/ticketKeyField.ts';
import { MAX_TICKET_LENGTH } from '#shared/support/ticketRule.ts';
import { createOutgoing } from './createOutgoing.ts';
import { FilePicker } from './files/FilePicker.tsx';
import { useTicketFiles } from './files/useTicketFiles.ts';

interface ReplyFormProps {
  /** Of the ticket. */
  number: string;
  /** The code by which it was opened; absent: it is the player's own. */
  code?: string;
  /** How many messages the ticket has on this page: the same reply sent again from it is the same message. */
  count: number;
  /** Where it goes without JavaScript. */
  action: string;
  onSent: () => unknown;
}

/** A further message in a ticket, with files. */
export function ReplyForm({ number, code, count, action, onSent }: ReplyFormProps) {
  const text = useText();
  const { call, stores } = useApp();
  const messages = useFormMessages({ isShownElsewhere: isShownAside });
  const { wait, take } = useRefusals();
  const typed = useTyped(replyForm.name, { number: '', text: '', files: '' });
  const isReturned = typed.number === number;
  const chosen = useTicketFiles();
  const [outgoing] = useState(() => createOutgoing(() => crypto.randomUUID()));

  async function send(values: { text: string }, form: { reset(values: { text: string }): void }): Promise<void> {
    const said = { text: values.text, files: chosen.files.map(({ key }) => key) };
    try {
      if (outgoing.isOther(said)) chosen.renew();
      const files = await chosen.send();
      if (files === null) return;
      const prepare = async () => ({ key: outgoing.nameOf(said), files });
      await replyForm.send(call, values, { number, code, prepare });
    } catch (error) {
      take(error);
      throw error;
    }
    outgoing.accepted();
    chosen.clear();
    form.reset({ text: '' });
    stores.toasts.show('success', text(replyForm.done));
    try {
      await onSent();
    } catch {
      // Not a refusal of the reply, which support has.
      stores.toasts.show('info', text('talk.notRefreshed'));
    }
  }

  return (
    <Form schema={replyRule} defaultValues={{ text: isReturned ? typed.text : '' }} messages={messages} onSubmit={send}>
      <input type="hidden" name="number" value={number} />
      {code !== undefined && <input type="hidden" name="code" value={code} />}
      <input type="hidden" name={TICKET_KEY_FIELD} value={count} />
      <ReplyText />
      <FilePicker chosen={chosen} isAgain={isReturned && typed.files !== ''} />
      <Sender />
      <SubmitButton
        size="medium"
        disabled={wait > 0}
        formMethod="post"
        formEncType="multipart/form-data"
        formAction={action}
      >
        {wait > 0 ? `${text('talk.replySend')}: ${formatCountdown(wait)}` : text('talk.replySend')}
      </SubmitButton>
    </Form>
  );
}

/** The text with its count: one that is too long is refused and stays whole. */
function ReplyText() {
  const text = useText();
  const typed: unknown = useWatch({ name: 'text' });
  const count = { n: formatNumber(String(typed ?? '').trim().length), max: formatNumber(MAX_TICKET_LENGTH) };
  return (
    <FormField name="text" label={text('talk.replyText')} hint={text('talk.replySigns', count)}>
      {(control) => <Textarea {...control} required />}
    </FormField>
  );
}
