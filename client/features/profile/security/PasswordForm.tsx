import { useMemo } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Form } from '#client/ui/forms/Form.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { changePassword } from '#shared/api/account/account.contract.ts';
import type { InputOf } from '#shared/api/method.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import { withLocale } from '#shared/locales.ts';
import { passwordChangeRule } from '#shared/profile/passwordChangeRule.ts';
import { withPasswordCheck } from '#shared/rules/passwords/withPasswordCheck.ts';
import { paths } from '#shared/url/paths.ts';
import { SaveButton } from '../shell/SaveButton.tsx';
import { HoldBefore } from './HoldBefore.tsx';
import { PasswordField } from './PasswordField.tsx';

const EMPTY = { old_password: '', password: '', repeat_password: '' };

/** Changes the password; every other session ends with the old one. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const text = useText();
  const { call, stores, locale } = useApp();
  const { account } = useFacts('session');
  const messages = useFormMessages({ isShownElsewhere: isShownAside });
  const { wait, take } = useRefusals();
  const { reload } = useReload();

  const { login, fakename } = account ?? {};
  const schema = useMemo(() => withPasswordCheck(passwordChangeRule, [login, fakename]), [login, fakename]);

  async function save(values: InputOf<typeof changePassword>): Promise<void> {
    try {
      requireOne(await call(changePassword, values));
    } catch (error) {
      take(error);
      throw error;
    }
    stores.toasts.show('success', text('security.passwordDone'));
    onChanged();
    await reload();
  }

  return (
    <Form schema={schema} defaultValues={EMPTY} messages={messages} onSubmit={save}>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={account?.login ?? ''} readOnly hidden />
      <PasswordField name="old_password" label={text('security.oldPassword')} />
      <PasswordField name="password" label={text('auth.field.newPassword')} isNew hasMeter />
      <PasswordField name="repeat_password" label={text('auth.field.repeat_password')} isNew />
      <HoldBefore change="password" />
      <SaveButton
        action={withLocale(paths.profileSecurity.build(null, { form: 'password' }), locale)}
        wait={wait}
        label={text('security.passwordSave')}
      />
    </Form>
  );
}
