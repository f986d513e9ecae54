import { Suspense, useState } from 'react';
import { ReturnAuthLink } from '#client/dialogs/ReturnAuthLink.tsx';
import { PlainNote } from '#client/entities/form/PlainNote.tsx';
import { PlainPress } from '#client/entities/form/PlainPress.tsx';
import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatEnd } from '#client/lib/formatEnd.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { buttonClass } from '#client/ui/navigation/buttonClass.ts';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import styles from './JoinAction.module.css';
import { JoinConditions } from './JoinConditions.tsx';
import type { TournamentCondition } from './TournamentCondition.ts';

const JoinDialog = lateComponent(() => import('./JoinDialog.tsx'), 'JoinDialog');

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
        {!isHeldBack && (
          <ButtonLink href={paths.tournaments.build()} link={renderLocaleLink}>
            {text('tournaments.toRunning')}
          </ButtonLink>
        )}
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
