import { useEffect, useState } from 'react';
import type { Settled } from '#client/context/settle.ts';
import { useApp } from '#client/context/useApp.ts';
import { RefusalNote } from '#client/entities/form/RefusalNote.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useText } from '#client/i18n/useText.ts';
import type { RegisteredDialogProps } from '#client/stores/RegisteredDialogProps.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { StarLoader } from '#client/ui/feedback/StarLoader.tsx';
import { Dialog } from '#client/ui/layout/Dialog.tsx';
import { isKycBlocked } from '#shared/profile/isKycBlocked.ts';
import styles from './DepositDialog.module.css';
import type { DepositData } from './deposit/DepositData.ts';
import { DepositSection } from './deposit/DepositSection.tsx';
import { loadDeposit } from './deposit/loadDeposit.ts';
import { IdentityFirst } from './deposit/press/IdentityFirst.tsx';

/** A deposit over a running game: nothing in it may navigate away. */
export function DepositDialog({ close }: RegisteredDialogProps<'deposit'>) {
  const text = useText();
  const errorText = useErrorText();
  const { call, content, stores, intl } = useApp();
  const { account } = useFacts('session');
  const [loaded, setLoaded] = useState<Settled<DepositData> | null>(null);

  useEffect(() => {
    const { signal, abort } = createAbort();
    Promise.all([loadDeposit({ call, content, stores, signal }), intl.load(['deposit'])]).then(
      ([data]) => !signal.aborted && setLoaded(data),
      () => !signal.aborted && setLoaded({ ok: false, error: 'InternalServerErrorException' }),
    );
    return abort;
  }, [call, content, stores, intl]);

  return (
    <Dialog
      kind="curtain"
      open
      onClose={() => close()}
      closeLabel={text('cashier.close')}
      title={text('cashier.deposit')}
    >
      <div className={styles.content}>
        {loaded === null ? (
          <StarLoader size={48} />
        ) : account && isKycBlocked(account) ? (
          <IdentityFirst isOnVerification={account.is_on_verification} />
        ) : loaded.ok ? (
          <DepositSection
            data={loaded.value}
            start={{ method: null, amount: null, offer: null, saved: null }}
            orderKey={null}
            isOverlay
            onClose={() => close()}
          />
        ) : (
          <RefusalNote title={errorText(loaded.error)} />
        )}
      </div>
    </Dialog>
  );
}

function createAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
