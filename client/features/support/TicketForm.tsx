import { use, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useTyped } from '#client/context/useTyped.ts';
import type { DraftField } from '#client/entities/draft/DraftField.ts';
import { DraftKeeper } from '#client/entities/draft/DraftKeeper.tsx';
import { useDraft } from '#client/entities/draft/useDraft.ts';
import { fieldRefusals } from '#client/entities/form/fieldRefusals.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { formAction } from '#client/entities/site-form/formAction.ts';
import { FilePicker } from '#client/entities/talk/files/FilePicker.tsx';
import { useTicketFiles } from '#client/entities/talk/files/useTicketFiles.ts';
import { useText } from '#client/i18n/useText.ts';
import { DocumentAssetsContext } from '#client/lib/DocumentAssets.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { Select } from '#client/ui/forms/controls/Select.tsx';
import { Form } from '#client/ui/forms/Form.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { SubmitButton } from '#client/ui/forms/SubmitButton.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import { type SentTicket, ticketForm } from '#shared/forms/support/ticketForm.ts';
import { TICKET_KEY_FIELD } from '#shared/support/ticketKeyField.ts';
import { TicketText } from './TicketText.tsx';
import { useSendTicket } from './useSendTicket.ts';

interface TicketFormProps {
  subjects?: readonly { id: Id; name: string }[];
  /** Messages of forms-config. */
  messages?: Readonly<Record<string, string>>;
  strategy?: 'eager' | 'onSubmit';
  /** Context for the support, in lines; the form then does not ask for subject and name. */
  about?: readonly string[];
  /** Sysname of the game: each game has its own draft. */
  game?: string;
  /** Prefilled text. */
  draft?: string | null;
  /** What became of the form without JavaScript. */
  outcome?: PlainFormOutcome | null;
  /** Tickets take files; `unknown`: the place of the files is kept empty until that is known. */
  takesFiles?: boolean | 'unknown';
  onSent: (sent: SentTicket) => void;
}

const schema = ticketForm.rule();
const FIELDS: readonly DraftField[] = [
  { name: 'subject_id', type: 'select' },
  { name: 'name', type: 'name' },
  { name: 'email', type: 'email' },
  { name: 'text', type: 'text' },
];

/** A ticket to the support. Typed text is stored until the ticket is accepted. */
export function TicketForm({
  subjects = [],
  messages,
  strategy = 'eager',
  about,
  game,
  draft,
  outcome = null,
  takesFiles = false,
  onSent,
}: TicketFormProps) {
  const text = useText();
  const { locale } = useApp();
  const { account } = useFacts('session');
  const chosen = useTicketFiles();
  const send = useSendTicket(chosen);
  const typed = useDraft(game ? `problem_${game}` : 'support');
  const formMessages = useFormMessages({ overrides: messages });
  const email = account?.login.includes('@') ? account.login : '';
  const refusal = outcome?.form === ticketForm.name && outcome.messageId !== null ? outcome : null;
  const start = { subject_id: '', name: '', email, text: draft ?? '', files: '' };
  const typedBefore = useTyped(ticketForm.name, start);
  const { files: hadFiles, ...values } = refusal ? typedBefore : start;
  const [refused] = useState(() => {
    const { formatRule } = formMessages;
    return refusal ? fieldRefusals({ outcome: refusal, schema, values, formatRule, textOf: text }) : {};
  });
  const shownFields = [
    'email',
    'text',
    ...(subjects.length > 0 ? ['subject_id'] : []),
    ...(account ? [] : ['name']),
    ...(takesFiles === true ? ['files', 'file'] : []),
  ];
  const isAtField = shownFields.includes(refusal?.field ?? '');
  // A text that is prefilled or was refused is not replaced by an earlier draft.
  const isOpen = !draft && refusal === null;
  return (
    <Form
      schema={schema}
      defaultValues={values}
      strategy={strategy}
      refused={refused}
      messages={formMessages}
      onSubmit={async (ticket) => {
        const sent = await send(ticket, about);
        if (sent === null) return;
        if (!draft) typed.clear();
        onSent(sent);
      }}
    >
      {refusal && !isAtField && <OutcomeNote outcome={refusal} done="" />}
      {isOpen && <DraftKeeper draft={typed} fields={FIELDS} />}
      {!about && subjects.length > 0 && (
        <FormField name="subject_id" label={text('support.subject')} hint={text('support.optional')} optional>
          {(control) => (
            <Select
              {...control}
              options={[
                { value: '', label: text('support.noSubject') },
                ...subjects.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
        </FormField>
      )}
      {!about && !account && (
        <FormField name="name" label={text('support.name')} hint={text('support.optional')} optional>
          {(control) => <Input {...control} autoComplete="name" maxLength={100} />}
        </FormField>
      )}
      <FormField name="email" label={text('support.email')} note={text('support.emailNote')}>
        {(control) => (
          <Input {...control} type="email" autoComplete="email" inputMode="email" required maxLength={254} />
        )}
      </FormField>
      <TicketText placeholder={text(about ? 'support.problemPlaceholder' : 'support.textPlaceholder')} />
      {takesFiles !== false && (
        <div inert={takesFiles === 'unknown'}>
          <FilePicker chosen={chosen} refused={refused['files'] ?? refused['file']} isAgain={hadFiles !== ''} />
        </div>
      )}
      <Sender />
      <FormId />
      <SubmitButton
        icon="send"
        {...(about ? {} : ({ formAction: formAction(ticketForm, locale), formMethod: 'post' } as const))}
        {...(takesFiles === true ? { formEncType: 'multipart/form-data' } : {})}
      >
        {text('support.send')}
      </SubmitButton>
    </Form>
  );
}

/**
 * Sent without JavaScript again, the form is the same ticket. A guest's page is cached for all guests, and two guests who write the same must
 * not share a ticket: the id is another one in every answer.
 */
function FormId() {
  const assets = use(DocumentAssetsContext);
  const { [TICKET_KEY_FIELD]: key } = useTyped(ticketForm.name, { [TICKET_KEY_FIELD]: assets?.formId });
  return <input type="hidden" name={TICKET_KEY_FIELD} defaultValue={key} suppressHydrationWarning />;
}
