import { useText } from '#client/i18n/useText.ts';
import { ButtonLink } from '#client/ui/navigation/ButtonLink.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { queryKeys } from '#shared/keys/queryKeys.ts';
import { paths } from '#shared/url/paths.ts';
import { CashierNote } from '../../shell/CashierNote.tsx';

/** The operator closes the cashier to players without verification: why, and what to do. */
export function IdentityFirst({ isOnVerification }: { isOnVerification: boolean }) {
  const text = useText();
  return (
    <CashierNote
      icon="id-card"
      title={text(isOnVerification ? 'deposit.identityWaits' : 'deposit.identityFirst')}
      text={text(isOnVerification ? 'deposit.identityWaitsText' : 'deposit.identityText')}
    >
      <ButtonLink
        kind="primary"
        size="large"
        href={paths.profileVerification.build(null, { [queryKeys.from]: paths.deposit.build() })}
        link={renderLocaleLink}
      >
        {text('deposit.fix.papers')}
      </ButtonLink>
    </CashierNote>
  );
}
