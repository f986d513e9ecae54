import { useReload } from '#client/context/useReload.ts';
import { useFormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { CodeInput } from '#client/ui/forms/controls/CodeInput.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import type { Id } from '#shared/api/wireTypes.ts';
import { socialForms } from '#shared/forms/security/socialForms.ts';
import { PressForm } from '../shell/PressForm.tsx';
import { SavedForm } from '../shell/SavedForm.tsx';
import { HoldBefore } from './HoldBefore.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './Security.module.css';

interface SocialOfferFormProps {
  id: Id;
  /** What links the account. */
  by: 'password' | 'code';
}

/** Links an offered account by the player's password, or by a code that a press sends to a confirmed contact. */
export function SocialOfferForm({ id, by }: SocialOfferFormProps) {
  const text = useText();
  const { account } = useFacts('session');
  const { reload } = useReload();
  const press = useFormPress();
  return (
    <div className={styles.forms}>
      {by === 'code' && (
        <PressForm
          form={socialForms.code}
          values={{}}
          context={null}
          press={press}
          kind="secondary"
          label={text('security.offer.sendCode')}
        />
      )}
      {press.error && (
        <p role="alert" className={styles.problem}>
          {press.error}
        </p>
      )}
      <SavedForm
        key={by}
        form={socialForms.confirm}
        context={by}
        start={by === 'password' ? { old_password: '' } : { code: '' }}
        hidden={{ offer: String(id) }}
        label={text('security.offer.confirm')}
        onSaved={() => reload()}
      >
        {by === 'password' ? (
          <>
            {/* Tells password managers whose password it is. */}
            <input type="text" autoComplete="username" value={account?.login ?? ''} readOnly hidden />
            <PasswordField name="old_password" label={text('security.oldPassword')} />
          </>
        ) : (
          <FormField name="code" label={text('auth.field.code')}>
            {(control) => <CodeInput {...control} />}
          </FormField>
        )}
        <HoldBefore change="social" />
      </SavedForm>
    </div>
  );
}
