import { useApp } from '#client/context/useApp.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { formAction } from '#client/entities/site-form/formAction.ts';
import { HiddenFields } from '#client/entities/site-form/HiddenFields.tsx';
import type { FormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button, type ButtonProps } from '#client/ui/navigation/Button.tsx';
import type { SiteForm } from '#shared/forms/SiteForm.ts';

interface PressFormProps<Values, Context> extends Pick<ButtonProps, 'kind' | 'size' | 'wide'> {
  form: SiteForm<Values, Context>;
  /** Its fields, which are hidden. */
  values: Values;
  context: Context;
  press: FormPress;
  /** Distinguishes presses of one form in a card. */
  id?: string;
  label: string;
  /** Distinguishes buttons with the same label for screen readers: the whole name. */
  'aria-label'?: string | undefined;
  onDone?: () => void;
  /** Called before the refusal is shown. */
  onRefused?: ((error: unknown) => void) | undefined;
}

/** A form of the site that is a single button, with and without JavaScript. */
export function PressForm<Values extends object, Context>({
  form,
  values,
  context,
  press: { busy, wait, send },
  id = form.name,
  label,
  'aria-label': name,
  onDone,
  onRefused,
  ...look
}: PressFormProps<Values, Context>) {
  const text = useText();
  const { locale } = useApp();
  const waits = wait > 0;
  return (
    <form
      method="post"
      action={formAction(form, locale)}
      onSubmit={(event) => {
        event.preventDefault();
        void send(form, values, { context, key: id, onRefused }).then((isDone) => isDone && onDone?.());
      }}
    >
      <Sender />
      <HiddenFields values={values} />
      <Button
        size="small"
        {...look}
        type="submit"
        loading={busy === id}
        disabled={waits}
        aria-label={waits ? undefined : name}
      >
        {waits ? text('auth.wait', { label, time: formatCountdown(wait) }) : label}
      </Button>
    </form>
  );
}
