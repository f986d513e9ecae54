import { useApp } from '#client/context/useApp.ts';
import { useText } from '#client/i18n/useText.ts';
import { ConfirmDialog } from '#client/ui/layout/ConfirmDialog.tsx';
import { StarList } from '#client/ui/media/StarList.tsx';
import { useBonusBalance } from '../useBonusBalance.ts';
import { consequences } from './consequences.ts';
import type { PendingAct } from './useBonusActs.ts';

interface BonusDialogProps extends PendingAct {
  isBusy: boolean;
  onStay: () => void;
  onConfirm: () => void;
}

/** Confirms an activation, deactivation or removal, with its effect on the player's money in sums. */
export function BonusDialog({ act, bonus, isBusy, onStay, onConfirm }: BonusDialogProps) {
  const text = useText();
  const { locale } = useApp();
  const balance = useBonusBalance(bonus.type);
  const stay = text(act === 'activate' ? 'bonuses.stayWithout' : 'bonuses.stay');
  return (
    <ConfirmDialog
      open
      title={text(`bonuses.ask.${act}`, { name: bonus.name })}
      stayText={stay}
      onStay={onStay}
      confirmText={text(`bonuses.act.${act}`)}
      onConfirm={onConfirm}
      destructive={act !== 'activate'}
      busy={isBusy}
      closeLabel={stay}
    >
      <StarList items={consequences(act, bonus, { balance, locale, text })} />
    </ConfirmDialog>
  );
}
