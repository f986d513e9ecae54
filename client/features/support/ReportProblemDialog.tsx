import { useEffect, useState } from 'react';
import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { getSupportSettings } from '#shared/api/site/support.contract.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import type { SentTicket } from '#shared/forms/support/ticketForm.ts';
import styles from './ReportProblemDialog.module.css';
import { TicketForm } from './TicketForm.tsx';
import { TicketSent } from './TicketSent.tsx';

/** Reports a problem with a game; game, round and time are added automatically. */
export function ReportProblemDialog({
  params: { game, sysname, mode, round },
  close,
}: RegisteredDialogProps<'reportProblem'>) {
  const text = useText();
  const [sent, setSent] = useState<SentTicket | null>(null);
  const [openedAt] = useState(Date.now);
  const takesFiles = useTakesFiles();
  const about = [
    `${game} (${sysname})${mode ? `, ${mode}` : ''}`,
    ...(round ? [round] : []),
    `${formatDate(openedAt)}, ${formatTime(openedAt)} UTC+5`,
  ];
  return (
    <Dialog open onClose={() => close()} closeLabel={text('support.close')} title={text('support.problemTitle')}>
      {sent ? (
        <div className={styles.content}>
          <TicketSent sent={sent} />
          <Button wide onClick={() => close()}>
            {text('support.close')}
          </Button>
        </div>
      ) : (
        <div className={styles.content}>
          <p className={styles.note}>{text('support.problemText')}</p>
          <ul className={styles.about}>
            {about.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <TicketForm about={about} game={sysname} takesFiles={takesFiles || 'unknown'} onSent={setSent} />
        </div>
      )}
    </Dialog>
  );
}

/** Whether tickets take files; false until the platform has said so. */
function useTakesFiles(): boolean {
  const { call } = useApp();
  const [takesFiles, setTakesFiles] = useState(false);
  useEffect(() => {
    let hasLeft = false;
    call(getSupportSettings, {}).then(
      ({ has_talks: hasTalks }) => {
        if (!hasLeft) setTakesFiles(hasTalks === true);
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
    };
  }, [call]);
  return takesFiles;
}
