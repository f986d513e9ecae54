import { type FormEvent, useId, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useTyped } from '#client/context/useTyped.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { usePress } from '#client/entities/form/usePress.ts';
import { useText } from '#client/i18n/useText.ts';
import { Checkbox } from '#client/ui/forms/controls/choice/Checkbox.tsx';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { Field } from '#client/ui/forms/Field.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { inviteTrusted } from '#shared/api/account/accountTrust.contract.ts';
import { visibleText } from '#shared/domain/visibleText.ts';
import { withLocale } from '#shared/locales.ts';
import { trustedRule } from '#shared/rules/fields/trustedRule.ts';
import { paths } from '#shared/url/paths.ts';
import styles from './Limits.module.css';

const PARTS = ['budget', 'breaks', 'sums'] as const;
const RULES = { name: 'limits.trustedNameRule', sees: 'limits.trustedSeesRule' } as const;

/** The checkbox of sums is not ticked in advance. `onInvited` gets the link's whole address, which is shown once only. */
export function TrustedForm({ onInvited }: { onInvited: (link: string) => void }) {
  const text = useText();
  const { call, locale } = useApp();
  const id = useId();
  const press = usePress();
  const typed = useTyped('trust', { name: '', budget: true, breaks: true, sums: false });
  const [wrong, setWrong] = useState<keyof typeof RULES | null>(null);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const invitation = {
      name: visibleText(String(form.get('name') ?? '')),
      budget: form.has('budget'),
      breaks: form.has('breaks'),
      sums: form.has('sums'),
    };
    const refused = trustedRule(invitation);
    setWrong(refused);
    if (refused) return;
    const invite = async () => {
      const { secret } = await call(inviteTrusted, invitation);
      onInvited(location.origin + withLocale(paths.trusted.build({ secret }), locale));
    };
    await press.press('trust', invite, 'limits.trustedDone', RULES.name);
  }

  return (
    <form
      method="post"
      action={withLocale(paths.profileResponsibleGame.build(null, { form: 'trust' }), locale)}
      noValidate
      className={styles.trust}
      onSubmit={(event) => void send(event)}
    >
      <Sender />
      <Field
        id={id}
        label={text('limits.trustedName')}
        error={wrong === 'name' ? text(RULES.name) : wrong === null ? press.error : undefined}
      >
        {(control) => <Input {...control} name="name" defaultValue={typed.name} maxLength={40} autoComplete="off" />}
      </Field>
      <fieldset className={styles.trust}>
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
        {wrong === 'sees' && (
          <p role="alert" className={styles.problem}>
            {text(RULES.sees)}
          </p>
        )}
      </fieldset>
      <Button type="submit" kind="secondary" wide loading={press.busy === 'trust'} disabled={press.wait > 0}>
        {press.wait > 0
          ? text('auth.wait', { label: text('limits.trustedInvite'), time: formatCountdown(press.wait) })
          : text('limits.trustedInvite')}
      </Button>
    </form>
  );
}
