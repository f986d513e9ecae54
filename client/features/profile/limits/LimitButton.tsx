import { withLocale } from '../../../../shared/locales.ts';
import { paths } from '../../../../shared/url/paths.ts';
import { useApp } from '../../../context/useApp.ts';
import { Button, type ButtonProps } from '../../../ui/navigation/Button.tsx';

interface LimitButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'loading' | 'disabled'> {
  /** Its name on the page, where it goes without JavaScript. */
  form: string;
  label: string;
  /** Tells it from a button of the same name. */
  about?: string;
  onPress: () => void;
}

/** A form that is one button of the page of limits. */
export function LimitButton({ form, label, about, onPress, ...look }: LimitButtonProps) {
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
      <Button {...look} type="submit" aria-label={about && `${label}: ${about}`}>
        {label}
      </Button>
    </form>
  );
}
