import { useApp } from '#client/context/useApp.ts';
import { serviceName } from '#client/entities/social/serviceName.ts';
import { socialAddress } from '#client/entities/social/socialAddress.ts';
import { useText } from '#client/i18n/useText.ts';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { paths } from '#shared/url/paths.ts';

interface LinkButtonProps {
  service: string;
  /** Returns whether linking continues in a window. */
  onLink: (address: string) => boolean;
}

/** Opens a service to link its account: in a window, or as a page if windows are blocked or without JavaScript. */
export function LinkButton({ service, onLink }: LinkButtonProps) {
  const text = useText();
  const { locale } = useApp();
  const addressOf = (back: string) => socialAddress({ service, type: 'link', locale, back });
  return (
    <a
      className={buttonClass({ size: 'small' })}
      href={addressOf(paths.profileSecurity.build(null, { form: 'link' }))}
      rel="nofollow"
      aria-label={text('security.linkOf', { service: serviceName(service) })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        if (onLink(addressOf(paths.signIn.build(null, { step: 'socialWindow' })))) event.preventDefault();
      }}
    >
      {text('security.linkAction')}
    </a>
  );
}
