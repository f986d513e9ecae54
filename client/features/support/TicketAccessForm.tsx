import { useApp } from '#client/context/useApp.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { Form } from '#client/ui/forms/Form.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { SubmitButton } from '#client/ui/forms/SubmitButton.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { withLocale } from '#shared/locales.ts';
import { plainTicketCode } from '#shared/support/createTicketCode.ts';
import { ticketAccessRule } from '#shared/support/ticketAccessRule.ts';
import { paths } from '#shared/url/paths.ts';

/** Number and code of a ticket, in one spelling. */
export interface TicketAccess {
  number: string;
  code: string;
}

/** Asks for number and code. A wrong number and a wrong code have one sentence. `onOpen` rejects with the refusal. */
export function TicketAccessForm({ onOpen }: { onOpen: (access: TicketAccess) => Promise<void> }) {
  const text = useText();
  const { locale } = useApp();
  const messages = useFormMessages();
  return (
    <Form
      schema={ticketAccessRule}
      defaultValues={{ number: '', code: '' }}
      strategy="onSubmit"
      messages={messages}
      onSubmit={async ({ number, code }, form) => {
        try {
          await onOpen({ number: plainTicketCode(number), code: plainTicketCode(code) });
        } catch (error) {
          if (!(error instanceof AppError) || error.type !== 'InvalidParameterException') throw error;
          form.setError('root.server', { type: 'server', message: text('support.wrongCode') });
        }
      }}
    >
      <FormField name="number" label={text('support.number')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={40}
          />
        )}
      </FormField>
      <FormField name="code" label={text('support.secret')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={80}
          />
        )}
      </FormField>
      <Sender />
      <SubmitButton
        formMethod="post"
        formAction={withLocale(paths.supportTicket.build(null, { form: 'open' }), locale)}
      >
        {text('support.open')}
      </SubmitButton>
    </Form>
  );
}
