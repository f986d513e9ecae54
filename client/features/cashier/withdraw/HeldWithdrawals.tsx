import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import type { getShield } from '#shared/api/account/accountShield.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { paths } from '#shared/url/paths.ts';
import { CashierNote } from '../shell/CashierNote.tsx';

/** In place of the form while the player's shield holds withdrawals. */
export function HeldWithdrawals({ shield }: { shield: OutputOf<typeof getShield> }) {
  const text = useText();
  const from = toMs(shield.withdrawals_from);
  if (from === null) return null;
  const id = `withdraw.heldFor.${shield.withdrawals_wait_for ?? 'other'}`;
  return (
    <CashierNote icon="clock" title={text('withdraw.heldTitle')} text={text(id, { at: formatMoment(from) })}>
      <ButtonLink href={paths.profileSecurity.build()} link={renderLocaleLink}>
        {text('withdraw.toSecurity')}
      </ButtonLink>
    </CashierNote>
  );
}
