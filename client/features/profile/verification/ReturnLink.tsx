import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { stripLocale, withLocale } from '#shared/locales.ts';
import type { VerificationStage } from './VerificationStage.ts';

interface ReturnLinkProps {
  /** A path of this site. */
  from: string | null;
  stage: VerificationStage;
}

/** Link back to the page that asked for verification, once papers are submitted. */
export function ReturnLink({ from, stage }: ReturnLinkProps) {
  const text = useText();
  const { locale } = useApp();
  if (from === null || (stage !== 'submitted' && stage !== 'approved')) return null;
  return (
    <ButtonLink
      kind={stage === 'approved' ? 'primary' : 'secondary'}
      href={withLocale(stripLocale(from), locale)}
      iconEnd="chevron-right"
    >
      {text('verification.goOn')}
    </ButtonLink>
  );
}
