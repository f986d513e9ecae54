import * as z from 'zod/mini';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { usePress } from '#client/entities/form/usePress.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { Form } from '#client/ui/forms/Form.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { type getPasskeys, removePasskey, renamePasskey } from '#shared/api/account/passkeys.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { withLocale } from '#shared/locales.ts';
import { passkeyNameRule } from '#shared/rules/keys/passkeyNameRule.ts';
import { paths } from '#shared/url/paths.ts';
import { SaveButton } from '../../shell/SaveButton.tsx';
import { HoldBefore } from '../HoldBefore.tsx';
import { PressForm } from '../PressForm.tsx';
import styles from '../Security.module.css';

interface PasskeyFormsProps {
  passkey: OutputOf<typeof getPasskeys>['items'][number];
  onSaved: () => void;
}

const schema = z.object({ name: passkeyNameRule() });

/** Two forms, so that each works without JavaScript. */
export function PasskeyForms({ passkey: { id, name }, onSaved }: PasskeyFormsProps) {
  const text = useText();
  const { call, stores, locale } = useApp();
  const { reload } = useReload();
  const messages = useFormMessages({ isShownElsewhere: isShownAside });
  const { wait, take } = useRefusals();
  const { busy, error, press } = usePress(goneProblem);

  async function save(values: { name: string }): Promise<void> {
    try {
      requireOne(await call(renamePasskey, { id, name: values.name }));
    } catch (failure) {
      take(failure);
      throw failure;
    }
    stores.toasts.show('success', text('security.passkeyNamed'));
    onSaved();
    await reload();
  }

  return (
    <div className={styles.forms}>
      <Form key={name} schema={schema} defaultValues={{ name }} messages={messages} onSubmit={save}>
        <input type="hidden" name="id" value={id} />
        <FormField name="name" label={text('security.passkeyName')}>
          {(control) => <Input {...control} autoComplete="off" />}
        </FormField>
        <SaveButton
          action={withLocale(paths.profileSecurity.build(null, { form: 'passkeyName' }), locale)}
          wait={wait}
          label={text('profile.save')}
        />
      </Form>
      <p className={styles.note}>{text('security.passkeyEndText')}</p>
      <HoldBefore change="passkey_end" />
      <PressForm
        form="passkeyEnd"
        fields={{ id }}
        kind="danger"
        label={text('security.passkeyEnd')}
        aria-label={text('security.passkeyEndOf', { name })}
        isBusy={busy !== null}
        onPress={() => void press('end', () => call(removePasskey, { id }).then(requireOne), 'security.passkeyRemoved')}
      />
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Removed in another tab or on another device. */
function goneProblem(error: unknown): string | null {
  return error instanceof AppError && error.type === 'InvalidParameterException' ? 'security.passkeyGone' : null;
}
