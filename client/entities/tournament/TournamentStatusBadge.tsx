import { useText } from '#client/i18n/useText.ts';
import { Badge, type BadgeKind } from '#client/ui/feedback/Badge.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import type { TournamentStatus } from './tournamentCard.ts';

const looks: Record<Exclude<TournamentStatus, 'other'>, { kind: BadgeKind; icon: IconName }> = {
  active: { kind: 'success', icon: 'play-circle' },
  planned: { kind: 'info', icon: 'clock' },
  finished: { kind: 'waiting', icon: 'check' },
};

/** Renders nothing for a status that the site does not know. */
export function TournamentStatusBadge({ status }: { status: TournamentStatus }) {
  const text = useText();
  if (status === 'other') return null;
  const { kind, icon } = looks[status];
  return (
    <Badge kind={kind} icon={icon}>
      {status === 'finished' ? text('tournaments.ended') : text(`tournaments.${status}`)}
    </Badge>
  );
}
