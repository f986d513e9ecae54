import { Suspense, useState } from 'react';
import { paths } from '../../../../shared/url/paths.ts';
import { ReturnAuthLink } from '../../../dialogs/ReturnAuthLink.tsx';
import { useText } from '../../../i18n/useText.ts';
import { PlainNote } from '../../../entities/form/PlainNote.tsx';
import { PlainPress } from '../../../entities/form/PlainPress.tsx';
import { useFacts } from '../../../stores/useFacts.ts';
import { Button } from '../../../ui/navigation/Button.tsx';
import { ButtonLink } from '../../../ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '../../../ui/navigation/renderLocaleLink.tsx';
import { formatEnd } from '../../../lib/formatEnd.ts';
import { buttonClass } from '../../../ui/navigation/buttonClass.ts';
import { Icon } from '../../../ui/media/Icon.tsx';
import styles from './JoinAction.module.css';
import type { TournamentCard } from '../../../entities/tournament/tournamentCard.ts';
import { JoinConditions } from './JoinConditions.tsx';
import { formatMoment } from '../../../lib/formatMoment.ts';
import type { TournamentCondition } from './TournamentCondition.ts';
import { lateComponent } from '../../../lib/late/lateComponent.ts';

const JoinDialog = lateComponent(async () => (await import('./JoinDialog.tsx')).JoinDialog);

interface JoinActionProps {
  tournament: TournamentCard & { needsJoin: boolean; isHeldBack: boolean; conditions: readonly TournamentCondition[] };
}

/** Button to sign up or join, a note for participants, or the reason why joining is not possible. */
export function JoinAction({ tournament }: JoinActionProps) {
  const { status, needsJoin, isJoined, isHeldBack, conditions, start, end } = tournament;
  const text = useText();
  const { account } = useFacts('session');
  const [isAsking, setAsking] = useState(false);
  if (status === 'finished')
    return (
      <>
        <span>{text('tournaments.whyOver', { date: formatEnd(end) })}</span>
        <ButtonLink href={paths.tournaments.build()} link={renderLocaleLink}>
          {text('tournaments.toRunning')}
        </ButtonLink>
      </>
    );

  const counted = status === 'planned' && <span>{text('tournaments.countedFrom', { date: formatMoment(start) })}</span>;
  if (isHeldBack && !isJoined) return <span>{text('tournaments.heldBack')}</span>;
  if (!account)
    return (
      <>
        <ReturnAuthLink screen="signUp" className={buttonClass({ kind: 'primary', size: 'large', glow: true })}>
          {text('tournaments.join')}
        </ReturnAuthLink>
        <span>{text('tournaments.guestNote')}</span>
        {counted}
      </>
    );
  if (needsJoin && !isJoined && conditions.some((one) => !one.is_done))
    return (
      <>
        <JoinConditions conditions={conditions} />
        {counted}
      </>
    );
  if (needsJoin && !isJoined)
    return (
      <>
        <Button kind="primary" size="large" glow className={styles.scripted} onClick={() => setAsking(true)}>
          {text('tournaments.join')}
        </Button>
        <noscript>
          {import.meta.env.SSR && (
            <>
              <PlainNote
                form="join"
                refusals={['tournaments.joinOver', 'tournaments.joinMissing']}
                done={text('tournaments.joinedToast')}
              />
              <PlainPress
                path={paths.tournament.build(tournament, { form: 'join' })}
                fields={{ id: tournament.id }}
                kind="primary"
              >
                {text('tournaments.join')}
              </PlainPress>
            </>
          )}
        </noscript>
        {counted}
        {isAsking && (
          <Suspense>
            <JoinDialog tournament={tournament} onClose={() => setAsking(false)} />
          </Suspense>
        )}
      </>
    );
  return (
    <>
      {needsJoin ? (
        <span className={styles.joined}>
          <Icon name="check-circle" size={18} />
          {text('tournaments.joined')}
        </span>
      ) : (
        <span>{text('tournaments.noJoin')}</span>
      )}
      {counted}
    </>
  );
}
