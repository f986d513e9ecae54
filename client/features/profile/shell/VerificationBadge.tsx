import { useText } from '#client/i18n/useText.ts';
import type { Account } from '#client/stores/session.store.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import styles from './VerificationBadge.module.css';

type Verification = Pick<Account, 'is_verified' | 'is_on_verification' | 'is_kyc_block_enabled'>;

export function VerificationBadge({ account }: { account: Verification }) {
  const text = useText();
  return (
    <p className={styles.state}>
      {account.is_verified ? (
        <Badge kind="success" icon="check-circle">
          {text('profile.verified')}
        </Badge>
      ) : account.is_on_verification ? (
        <Badge kind="waiting" icon="clock">
          {text('profile.onVerification')}
        </Badge>
      ) : (
        <Badge kind={account.is_kyc_block_enabled ? 'danger' : 'info'} icon="id-card">
          {text('profile.notVerified')}
        </Badge>
      )}
    </p>
  );
}
