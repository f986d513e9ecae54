import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import type { Id } from '#shared/api/wireTypes.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';

interface UnconfirmedStepsProps {
  id: Id;
  /** The page below must stay. */
  isOverlay?: boolean;
}

/** What to do about a payment without a confirmation. It offers no second payment: the first one may have been taken. */
export function UnconfirmedSteps({ id, isOverlay = false }: UnconfirmedStepsProps) {
  const text = useText();
  const { locale } = useApp();
  const support = paths.support.build(null, { about: 'deposit', id });
  const place = isOverlay
    ? { href: withLocale(support, locale), target: '_blank', rel: 'noopener' }
    : { href: support, link: renderLocaleLink };
  return (
    <>
      <ButtonLink kind="primary" size="large" wide {...place}>
        {text('payment.write')}
      </ButtonLink>
      {!isOverlay && (
        <TextLink kind="standalone" href={paths.cashierHistory.build()} link={renderLocaleLink}>
          {text('payment.toHistory')}
        </TextLink>
      )}
    </>
  );
}
