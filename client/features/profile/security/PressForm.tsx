import { useApp } from '#client/context/useApp.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { Button, type ButtonProps } from '#client/ui/navigation/Button.tsx';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface PressFormProps extends Pick<ButtonProps, 'kind' | 'aria-label'> {
  /** Name of the form in the page's address, for a press without JavaScript. */
  form: string;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>;
  label: string;
  isBusy: boolean;
  onPress: () => void;
}

export function PressForm({ form, fields = {}, label, isBusy, onPress, ...look }: PressFormProps) {
  const { locale } = useApp();
  return (
    <form
      method="post"
      action={withLocale(paths.profileSecurity.build(null, { form }), locale)}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Sender />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button size="small" {...look} type="submit" loading={isBusy}>
        {label}
      </Button>
    </form>
  );
}
