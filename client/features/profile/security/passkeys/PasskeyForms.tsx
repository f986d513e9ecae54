import { useReload } from '#client/context/useReload.ts';
import { useFormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import type { getPasskeys } from '#shared/api/account/passkeys.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { passkeyForms } from '#shared/forms/security/passkeyForms.ts';
import { PressForm } from '../../shell/PressForm.tsx';
import { SavedForm } from '../../shell/SavedForm.tsx';
import { HoldBefore } from '../HoldBefore.tsx';
import styles from '../Security.module.css';

interface PasskeyFormsProps {
  passkey: OutputOf<typeof getPasskeys>['items'][number];
  onSaved: () => void;
}

/** Two forms, so that each works without JavaScript. */
export function PasskeyForms({ passkey: { id, name }, onSaved }: PasskeyFormsProps) {
  const text = useText();
  const { reload } = useReload();
  const press = useFormPress();
  return (
    <div className={styles.forms}>
      <SavedForm
        key={name}
        form={passkeyForms.name}
        context={null}
        start={{ name }}
        hidden={{ id: String(id) }}
        isOwn={(typed) => typed['id'] === String(id)}
        label={text('profile.save')}
        onSaved={() => {
          onSaved();
          return reload();
        }}
      >
        <FormField name="name" label={text('security.passkeyName')}>
          {(control) => <Input {...control} autoComplete="off" />}
        </FormField>
      </SavedForm>
      <p className={styles.note}>{text('security.passkeyEndText')}</p>
      <HoldBefore change="passkey_end" />
      <PressForm
        form={passkeyForms.end}
        values={{ id: String(id) }}
        context={null}
        press={press}
        kind="danger"
        label={text('security.passkeyEnd')}
        aria-label={text('security.passkeyEndOf', { name })}
      />
      {press.error && (
        <p role="alert" className={styles.problem}>
          {press.error}
        </p>
      )}
    </div>
  );
}
