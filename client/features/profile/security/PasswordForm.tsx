import { useMemo } from 'react';
import { useReload } from '#client/context/useReload.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { passwordForm } from '#shared/forms/security/passwordForm.ts';
import { SavedForm } from '../shell/SavedForm.tsx';
import { HoldBefore } from './HoldBefore.tsx';
import { PasswordField } from './PasswordField.tsx';

const EMPTY = { old_password: '', password: '', repeat_password: '' };

/** Changes the password; every other session ends with the old one. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const text = useText();
  const { account } = useFacts('session');
  const { reload } = useReload();
  const { login, fakename } = account ?? {};
  const names = useMemo(() => [login, fakename], [login, fakename]);
  return (
    <SavedForm
      form={passwordForm}
      context={names}
      start={EMPTY}
      label={text('security.passwordSave')}
      onSaved={() => {
        onChanged();
        return reload();
      }}
    >
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={account?.login ?? ''} readOnly hidden />
      <PasswordField name="old_password" label={text('security.oldPassword')} />
      <PasswordField name="password" label={text('auth.field.newPassword')} isNew hasMeter />
      <PasswordField name="repeat_password" label={text('auth.field.repeat_password')} isNew />
      <HoldBefore change="password" />
    </SavedForm>
  );
}
