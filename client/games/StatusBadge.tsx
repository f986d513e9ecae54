import { useText } from '../i18n/useText.ts';
import { Badge, type BadgeKind } from '../ui/Badge.tsx';
import type { IconName } from '../ui/iconShapes.ts';
import type { TournamentStatus } from '../lib/tournamentCard.ts';

const looks: Record<TournamentStatus, { kind: BadgeKind; icon: IconName }> = {
  active: { kind: 'success', icon: 'play-circle' },
  planned: { kind: 'info', icon: 'clock' },
  finished: { kind: 'waiting', icon: 'check' },
};

/** Whether a tournament runs, will run or has run. */
export function StatusBadge({ status }: { status: TournamentStatus }) {
  const text = useText();
  const { kind, icon } = looks[status];
  return (
    <Badge kind={kind} icon={icon}>
      {status === 'finished' ? text('tournaments.ended') : text(`tournaments.${status}`)}
    </Badge>
  );
}
