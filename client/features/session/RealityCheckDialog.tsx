import { useApp } from '#client/context/useApp.ts';
import { BudgetLine } from '#client/entities/limit/BudgetLine.tsx';
import type { SessionFacts } from '#client/entities/play/useSessionFacts.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { Money } from '#client/ui/feedback/Money.tsx';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { Button } from '#client/ui/navigation/Button.tsx';
import { ContentLink } from '#client/ui/navigation/ContentLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { inMs } from '#shared/domain/inMs.ts';
import { CalmOffer } from './CalmOffer.tsx';
import { formatSpan } from './formatSpan.ts';
import { isCalmWorth } from './isCalmWorth.ts';
import styles from './Session.module.css';

interface RealityCheckDialogProps {
  session: SessionFacts;
  /** Duration of the visit in milliseconds. */
  span: number;
  limitsUrl: string | null;
  onContinue: () => void;
  onLeave: () => void;
}

/** Cannot be dismissed without an answer. */
export function RealityCheckDialog({ session, span, limitsUrl, onContinue, onLeave }: RealityCheckDialogProps) {
  const { locale } = useApp();
  const text = useText();
  const figures = [
    ['player.staked', session.bet, false],
    ['player.won', session.win, false],
    ['player.net', session.net, true],
  ] as const;
  return (
    <Dialog
      kind="confirm"
      open
      closable={false}
      onClose={() => undefined}
      closeLabel={text('player.close')}
      title={text('player.realityTitle')}
    >
      <div className={styles.check}>
        <p className={styles.text}>{text('player.realityText')}</p>
        <div>
          <p className={styles.note}>{text('player.realityTime')}</p>
          <p className={styles.time}>{formatSpan(span, text)}</p>
        </div>
        <div>
          <p className={styles.note}>{text('player.realitySince', { time: formatMoment(inMs(session.started_at)) })}</p>
          <FactList
            layout="plain"
            className={styles.figures}
            facts={figures.map(([id, money, isNet]) => ({
              label: text(id),
              value: <Money {...money} locale={locale} signed={isNet} />,
              className: isNet && money.amount < 0 ? styles.loss : undefined,
            }))}
          />
        </div>
        <BudgetLine className={styles.note} isPlain />
        {isCalmWorth(session, span) && <CalmOffer />}
        <div className={styles.actions}>
          <Button kind="primary" size="large" wide onClick={onContinue}>
            {text('player.stay')}
          </Button>
          <Button size="large" wide onClick={onLeave}>
            {text('player.leave')}
          </Button>
          {limitsUrl && (
            <TextLink
              kind="standalone"
              href={limitsUrl}
              link={({ href, ...rest }) => <ContentLink to={href} {...rest} onClick={onContinue} />}
            >
              {text('player.limits')}
            </TextLink>
          )}
        </div>
      </div>
    </Dialog>
  );
}
