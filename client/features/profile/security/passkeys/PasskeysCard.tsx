import { Suspense, useEffect, useState } from 'react';
import { usePageData } from '#client/context/usePageData.ts';
import { useReload } from '#client/context/useReload.ts';
import { OutcomeNote } from '#client/entities/form/OutcomeNote.tsx';
import type { PlainFormOutcome } from '#client/entities/form/readFormOutcome.ts';
import { canUsePasskeys } from '#client/entities/passkey/canUsePasskeys.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { joinDotted } from '#client/lib/joinDotted.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { getPasskeys } from '#shared/api/account/passkeys.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { SettingsCard } from '../../settings/SettingsCard.tsx';
import { HoldBefore } from '../HoldBefore.tsx';
import styles from '../Security.module.css';
import { PasskeyFold } from './PasskeyFold.tsx';

const MakePasskey = lateComponent(() => import('#client/entities/passkey/MakePasskey.tsx'), 'MakePasskey');

interface PasskeysCardProps {
  passkeys: OutputOf<typeof getPasskeys>;
  outcome: PlainFormOutcome | null;
}

/** The passkeys of the player: each with its name, its last use and its removal, and a new one in one press. */
export function PasskeysCard({ passkeys, outcome }: PasskeysCardProps) {
  const text = useText();
  const { reload } = useReload();
  const { items, max } = passkeys;
  const { shield } = usePageData<typeof import('../../security.loader.ts')>();
  const formOutcome = outcome?.form === 'passkeyName' || outcome?.form === 'passkeyEnd' ? outcome : null;
  /** null: not known before the page is live, and never without JavaScript, which passkeys need. */
  const [canMake, setCanMake] = useState<boolean | null>(null);
  useEffect(() => setCanMake(canUsePasskeys()), []);
  const notHere = <p className={styles.note}>{text('security.passkeyNotHere')}</p>;
  return (
    <SettingsCard id="passkeys" icon="key" title={text('security.passkeys')}>
      {formOutcome && (
        <OutcomeNote
          outcome={formOutcome}
          done={text(formOutcome.form === 'passkeyEnd' ? 'security.passkeyRemoved' : 'security.passkeyNamed')}
        />
      )}
      <p className={styles.note}>{text('security.passkeysText')}</p>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((passkey) => (
            <li key={passkey.id}>
              <Icon name="key" size={24} />
              <div className={styles.what}>
                <p className={styles.name}>
                  <bdi>{passkey.name || text('security.passkeyNoName')}</bdi>
                </p>
                <p className={styles.note}>{passkeyFacts(passkey, text)}</p>
                <PasskeyFold passkey={passkey} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {items.length >= max && <p className={styles.note}>{text('security.passkeysFull', { max })}</p>}
      {items.length < max && canMake && (
        <>
          <HoldBefore change="passkey" />
          <Suspense>
            <MakePasskey holdUntil={shield.ok ? shield.value.would_hold.passkey : null} onMade={() => void reload()} />
          </Suspense>
        </>
      )}
      {canMake === false && notHere}
      <noscript>{import.meta.env.SSR && notHere}</noscript>
    </SettingsCard>
  );
}

type Passkey = OutputOf<typeof getPasskeys>['items'][number];

/** When a passkey was made and last used. */
function passkeyFacts({ made_at: made, used_at: used }: Passkey, text: ReturnType<typeof useText>): string {
  const madeAt = toMs(made);
  const usedAt = toMs(used);
  return joinDotted([
    madeAt !== null && text('security.passkeyMade', { time: formatMoment(madeAt) }),
    usedAt === null ? text('security.passkeyUnused') : text('security.passkeyUsed', { time: formatMoment(usedAt) }),
  ]);
}
