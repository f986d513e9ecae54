import { useText } from '#client/i18n/useText.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import type { QuietReason } from '#shared/rewards/quietReason.ts';
import { paths } from '#shared/url/paths.ts';

/** Explains why the player sees no offers. It must not invite them to change a limit. */
export function QuietNote({ reason }: { reason: QuietReason }) {
  const text = useText();
  const isChosen = reason === 'marketing';
  return (
    <EmptyState icon="gift" title={text('offers.quiet')} text={text(`offers.quiet.${reason}`)}>
      <ButtonLink href={isChosen ? paths.profileNotification.build() : paths.support.build()} link={renderLocaleLink}>
        {text(isChosen ? 'offers.quietSettings' : 'offers.quietSupport')}
      </ButtonLink>
    </EmptyState>
  );
}
