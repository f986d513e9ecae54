import { type FormEvent, useId, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { usePress } from '#client/entities/form/usePress.ts';
import { formAction } from '#client/entities/site-form/formAction.ts';
import { useText } from '#client/i18n/useText.ts';
import { Checkbox } from '#client/ui/forms/controls/choice/Checkbox.tsx';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { formProblem } from '#shared/forms/formProblem.ts';
import { trustForms } from '#shared/forms/limits/trustForms.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './Limits.module.css';

const PARTS = ['budget', 'breaks', 'sums'] as const;
const form = trustForms.invite;

/** The checkbox of sums is not ticked in advance. `onInvited` gets the link's whole address, which is shown once only. */
export function TrustedForm({ onInvited }: { onInvited: (link: string) => void }) {
  const text = useText();
  const { call, locale } = useApp();
  const id = useId();
  const press = usePress();
  const typed = useTyped(form.name, { name: '', budget: true, breaks: true, sums: false });
  const [wrong, setWrong] = useState<{ field: string; id: string } | null>(null);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const read = form.rule(null, locale).safeParse(fields);
    const issue = read.error?.issues[0];
    setWrong(issue ? { field: String(issue.path[0]), id: issue.message } : null);
    if (!read.success) return;
    const invite = async () => {
      const { secret } = await form.send(call, read.data, null);
      onInvited(location.origin + withLocale(paths.trusted.build({ secret }), locale));
    };
    await press.press(form.name, invite, form.done, (error) => {
      const problem = formProblem(form, error);
      return problem && { id: problem.error };
    });
  }

  return (
    <form
      method="post"
      action={formAction(form, locale)}
      noValidate
      className={styles.trust}
      onSubmit={(event) => void send(event)}
    >
      <Sender />
      <Field
        id={id}
        label={text('limits.trustedName')}
        error={wrong?.field === 'name' ? text(wrong.id) : wrong === null ? press.error : undefined}
      >
        {(control) => <Input {...control} name="name" defaultValue={typed.name} maxLength={40} autoComplete="off" />}
      </Field>
      <fieldset className={styles.sees}>
        <legend className={styles.note}>{text('limits.trustedSees')}</legend>
        {PARTS.map((part) => (
          <Checkbox
            key={part}
            name={part}
            value="1"
            defaultChecked={typed[part]}
            label={text(`limits.trustedSees.${part}`)}
          />
        ))}
        {wrong?.field === 'sees' && (
          <p role="alert" className={styles.problem}>
            {text(wrong.id)}
          </p>
        )}
      </fieldset>
      <Button type="submit" kind="secondary" wide loading={press.busy === form.name} disabled={press.wait > 0}>
        {press.wait > 0
          ? text('auth.wait', { label: text('limits.trustedInvite'), time: formatCountdown(press.wait) })
          : text('limits.trustedInvite')}
      </Button>
    </form>
  );
}
