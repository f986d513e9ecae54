import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import type { getSocials } from '#shared/api/account/accountSocials.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import { formatDate } from '#shared/domain/formatDate.ts';
import { inMs } from '#shared/domain/inMs.ts';
import styles from './Data.module.css';

interface OthersListProps {
  /** When papers went to the identity service, Unix seconds; null: none did. */
  identityAt: number | null;
  socials: OutputOf<typeof getSocials>['items'];
  /** When something of the player last went there, Unix seconds; null: nothing did, undefined: not told now. */
  lastAt: Readonly<Record<'payments' | 'games', number | null | undefined>>;
  /** The vendor of the live chat; null: there is none. */
  chat: string | null;
}

/** Every service beside the site and the platform: what it gets, and whether and when it got something of this player. */
export function OthersList({ identityAt, socials, lastAt, chat }: OthersListProps) {
  const text = useText();
  const { info } = useFacts('general');
  const trackers = Object.entries(info?.analytic ?? {})
    .filter(([, value]) => Boolean(value))
    .map(([name]) => name);
  const linked = socials.map(({ service, linked_at: linkedAt }) =>
    linkedAt ? `${service}, ${formatDate(inMs(linkedAt))}` : service,
  );
  /** How it goes there, and when it last did. */
  const told = (id: keyof typeof lastAt, how: string) => {
    const last = lastAt[id];
    if (last === undefined) return text(how);
    return last === null
      ? text('data.others.notSent')
      : `${text(how)}. ${text('data.others.lastAt', { date: formatDate(inMs(last)) })}`;
  };
  const others = [
    {
      id: 'identity',
      state: identityAt
        ? text('data.others.sent', { date: formatDate(inMs(identityAt)) })
        : text('data.others.notSent'),
    },
    { id: 'payments', state: told('payments', 'data.others.perPayment') },
    { id: 'games', state: told('games', 'data.others.perRound') },
    { id: 'social', state: linked.length > 0 ? linked.join('; ') : text('data.others.notSent') },
    { id: 'chat', state: chat ?? text('data.others.none') },
    { id: 'trackers', state: trackers.length > 0 ? trackers.join(', ') : text('data.others.none') },
    { id: 'push', state: text('data.others.perDevice') },
  ];
  return (
    <ul className={styles.list}>
      {others.map(({ id, state }) => (
        <li key={id} className={styles.part}>
          <h3>{text(`data.others.${id}.title`)}</h3>
          <p>{text(`data.others.${id}.text`)}</p>
          <p className={styles.note}>{state}</p>
        </li>
      ))}
    </ul>
  );
}
