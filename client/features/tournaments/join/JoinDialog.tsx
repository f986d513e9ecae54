import { useId, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useReload } from '#client/context/useReload.ts';
import type { TournamentCard } from '#client/entities/tournament/tournamentCard.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatEnd } from '#client/lib/formatEnd.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { useStore } from '#client/stores/useStore.ts';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
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
  const meaning = useId();

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
    <Dialog
      kind="confirm"
      open
      onClose={onClose}
      closeLabel={text('tournaments.close')}
      title={text('tournaments.joinTitle')}
      describedBy={meaning}
    >
      <p id={meaning} className={styles.text}>
        {text('tournaments.joinText', { name })}
      </p>
      <dl className={styles.facts}>
        <dt>{text('tournaments.joinWhen')}</dt>
        <dd>{text('tournaments.period', { start: formatMoment(start), end: formatEnd(end) })}</dd>
      </dl>
      <div className={styles.actions}>
        <Button kind="primary" size="large" wide loading={isBusy} onClick={() => void join()}>
          {text('tournaments.joinNow')}
        </Button>
        <Button size="large" wide onClick={onClose}>
          {text('tournaments.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
