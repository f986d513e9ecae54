import { useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatEnd } from '#client/lib/formatEnd.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { useStore } from '#client/stores/useStore.ts';
import { ConfirmDialog } from '#client/ui/layout/ConfirmDialog.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { participate } from '#shared/api/rewards/tournaments.contract.ts';
import { AppError } from '#shared/errors/AppError.ts';
import { joinRefusal } from '#shared/rewards/joinRefusal.ts';
import styles from './JoinDialog.module.css';

interface JoinDialogProps {
  tournament: Pick<TournamentCard, 'id' | 'name' | 'start' | 'end'>;
  onClose: () => void;
}

/** Asks to confirm joining, then reloads the page's data. */
export function JoinDialog({ tournament, onClose }: JoinDialogProps) {
  const { id, name, start, end } = tournament;
  const { call } = useApp();
  const text = useText();
  const errorText = useErrorText();
  const toasts = useStore('toasts');
  const { reload } = useReload();
  const [isBusy, setBusy] = useState(false);

  const join = async () => {
    setBusy(true);
    try {
      const answer = await call(participate, { id });
      if (answer !== 1) throw new AppError('UnknownErrorException');
      toasts.show('success', text('tournaments.joinedToast'));
    } catch (error) {
      const refusal = joinRefusal(error);
      toasts.show('error', refusal ? text(refusal) : errorText(error));
    }
    // Also after a refusal: the tournament may have ended, or the player may have joined in another tab.
    await reload();
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={text('tournaments.joinTitle')}
      stayText={text('tournaments.cancel')}
      onStay={onClose}
      confirmText={text('tournaments.joinNow')}
      onConfirm={() => void join()}
      busy={isBusy}
      closeLabel={text('tournaments.close')}
    >
      <p>{text('tournaments.joinText', { name })}</p>
      <FactList
        layout="plain"
        className={styles.facts}
        facts={[
          {
            label: text('tournaments.joinWhen'),
            value: text('tournaments.period', { start: formatMoment(start), end: formatEnd(end) }),
          },
        ]}
      />
    </ConfirmDialog>
  );
}
