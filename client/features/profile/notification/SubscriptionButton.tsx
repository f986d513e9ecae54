import { useApp } from '#client/context/useApp.ts';
import { formatCountdown } from '#client/entities/form/formatCountdown.ts';
import { Sender } from '#client/entities/form/Sender.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/navigation/Button.tsx';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface SubscriptionButtonProps {
  /** Name of the page's form, for a press without JavaScript. */
  form: 'subscribe' | 'unsubscribe' | 'stop' | 'siteOn' | 'siteOff';
  /** Omitted: all contacts. */
  contact?: string;
  label: string;
  /** Distinguishes this button from its neighbours. */
  about?: string;
  kind?: 'danger';
  busy: boolean;
  /** Seconds until another press is accepted. */
  wait: number;
  onPress: () => Promise<void>;
}

export function SubscriptionButton({
  form,
  contact,
  label,
  about,
  kind,
  busy,
  wait,
  onPress,
}: SubscriptionButtonProps) {
  const text = useText();
  const { locale } = useApp();
  return (
    <form
      method="post"
      action={withLocale(paths.profileNotification.build(null, { form }), locale)}
      onSubmit={(event) => {
        event.preventDefault();
        void onPress();
      }}
    >
      <Sender />
      {contact !== undefined && <input type="hidden" name="contact" value={contact} />}
      <Button
        type="submit"
        kind={kind}
        loading={busy}
        disabled={wait > 0}
        aria-label={about && wait === 0 ? `${label}: ${about}` : undefined}
      >
        {wait > 0 ? text('auth.wait', { label, time: formatCountdown(wait) }) : label}
      </Button>
    </form>
  );
}
