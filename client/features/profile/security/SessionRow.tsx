import type { FormPress } from '#client/entities/site-form/useFormPress.ts';
import { useText } from '#client/i18n/useText.ts';
import { formatMoment } from '#client/lib/formatMoment.ts';
import { joinDotted } from '#client/lib/joinDotted.ts';
import { Badge } from '#client/ui/feedback/Badge.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { getSessions } from '#shared/api/account/accountSessions.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { toMs } from '#shared/domain/toMs.ts';
import { sessionForms } from '#shared/forms/security/sessionForms.ts';
import { PressForm } from '../shell/PressForm.tsx';
import styles from './Security.module.css';

interface SessionRowProps {
  session: OutputOf<typeof getSessions>['items'][number];
  press: FormPress;
}

const HANDHELD = /Android|iPhone|iPad/;

export function SessionRow({ session, press }: SessionRowProps) {
  const text = useText();
  const { id, device, ip, last_seen_at: seen, is_current: isCurrent } = session;
  const name = device || text('security.unknownDevice');
  const seenAt = seen === null ? null : toMs(seen);
  const parts = [seenAt !== null && text('security.seen', { time: formatMoment(seenAt) }), ip];
  return (
    <>
      <Icon name={HANDHELD.test(device) ? 'phone' : 'laptop'} size={24} />
      <div className={styles.what}>
        <p className={styles.name}>
          <span>{name}</span>
          {isCurrent && <Badge kind="success">{text('security.thisDevice')}</Badge>}
        </p>
        <p className={styles.note}>{joinDotted(parts)}</p>
      </div>
      {!isCurrent && (
        <PressForm
          form={sessionForms.end}
          values={{ id: String(id) }}
          context={null}
          press={press}
          id={String(id)}
          label={text('security.end')}
          aria-label={text('security.endOf', { device: name })}
        />
      )}
    </>
  );
}
