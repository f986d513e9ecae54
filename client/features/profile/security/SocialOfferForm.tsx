import * as z from 'zod/mini';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import { codeMessageId } from '#client/entities/code/codeMessageId.ts';
import { isShownAside } from '#client/entities/form/isShownAside.ts';
import { usePress } from '#client/entities/form/usePress.ts';
import { useRefusals } from '#client/entities/form/useRefusals.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { CodeInput } from '#client/ui/forms/controls/CodeInput.tsx';
import { Form } from '#client/ui/forms/Form.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { useFormMessages } from '#client/ui/forms/useFormMessages.ts';
import { confirmSocial, sendSocialCode } from '#shared/api/account/accountSocials.contract.ts';
import { requireOne } from '#shared/api/requireOne.ts';
import type { Id } from '#shared/api/wireTypes.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { withLocale } from '#shared/locales.ts';
import { codeRule } from '#shared/rules/fields/codeRule.ts';
import { passwordRule } from '#shared/rules/fields/passwordRule.ts';
import { paths } from '#shared/url/paths.ts';
import { SaveButton } from '../shell/SaveButton.tsx';
import { HoldBefore } from './HoldBefore.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PressForm } from './PressForm.tsx';
import styles from './Security.module.css';

interface SocialOfferFormProps {
  id: Id;
  /** What links the account. */
  by: 'password' | 'code';
}

/** The one field that the form has. */
interface Values {
  old_password?: string;
  code?: string;
}

const schemas = {
  password: z.object({ old_password: passwordRule('current') }) as unknown as z.ZodMiniType<Values, Values>,
  code: z.object({ code: codeRule() }) as unknown as z.ZodMiniType<Values, Values>,
};
const empty: Record<'password' | 'code', Values> = { password: { old_password: '' }, code: { code: '' } };

/** Links an offered account by the player's password, or by a code that a press sends to a confirmed contact. */
export function SocialOfferForm({ id, by }: SocialOfferFormProps) {
  const text = useText();
  const { call, stores, locale } = useApp();
  const { account } = useFacts('session');
  const messages = useFormMessages({ isShownElsewhere: isShownAside, idOf: codeMessageId });
  const { wait, take } = useRefusals();
  const { reload } = useReload();
  const sending = usePress(offerProblem);

  async function link(values: Values): Promise<void> {
    try {
      requireOne(await call(confirmSocial, { offer: id, ...values }));
    } catch (error) {
      take(error);
      // The card says that it is over once the page's data is new.
      if (offerProblem(error)) {
        stores.toasts.show('error', text('security.offer.over'));
        return reload();
      }
      throw error;
    }
    stores.toasts.show('success', text('security.link.done'));
    await reload();
  }

  return (
    <div className={styles.forms}>
      {by === 'code' && (
        <PressForm
          form="linkCode"
          kind="secondary"
          label={text('security.offer.sendCode')}
          isBusy={sending.busy !== null}
          onPress={() => void sending.press('code', () => call(sendSocialCode, {}), 'security.factorCode')}
        />
      )}
      {sending.error && (
        <p role="alert" className={styles.problem}>
          {sending.error}
        </p>
      )}
      <Form key={by} schema={schemas[by]} defaultValues={empty[by]} messages={messages} onSubmit={link}>
        <input type="hidden" name="offer" value={id} />
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
        <SaveButton
          action={withLocale(paths.profileSecurity.build(null, { form: 'linkConfirm' }), locale)}
          wait={wait}
          label={text('security.offer.confirm')}
        />
      </Form>
    </div>
  );
}

/** The offer is over: by time, by too many tries, or because another account was offered since. */
function offerProblem(error: unknown): string | null {
  return error instanceof AppError && 'offer' in error.data ? 'security.offer.over' : null;
}
