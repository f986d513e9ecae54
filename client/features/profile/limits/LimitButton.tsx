import { useApp } from '#client/context/useApp.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { Button, type ButtonProps } from '#client/ui/navigation/Button.tsx';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface LimitButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'loading' | 'disabled'> {
  /** Name of the form in the page's address, for a press without JavaScript. */
  form: string;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>> | undefined;
  label: string;
  /** Distinguishes buttons with the same label for screen readers. */
  about?: string;
  onPress: () => void;
}

export function LimitButton({ form, fields = {}, label, about, onPress, ...look }: LimitButtonProps) {
  const { locale } = useApp();
  return (
    <form
      method="post"
      action={withLocale(paths.profileResponsibleGame.build(null, { form }), locale)}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Sender />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...look} type="submit" aria-label={about && `${label}: ${about}`}>
        {label}
      </Button>
    </form>
  );
}
