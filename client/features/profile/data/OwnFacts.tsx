import { useText } from '#client/i18n/useText.ts';
import { EmptyNote } from '#client/ui/layout/EmptyNote.tsx';
import { FactList } from '#client/ui/layout/FactList.tsx';
import type { getProfileInfo } from '#shared/api/account/account.contract.ts';
import type { OutputOf } from '#shared/api/method.ts';
import styles from './Data.module.css';

interface OwnFactsProps {
  /** null: the platform does not tell it now. */
  profileInfo: OutputOf<typeof getProfileInfo> | null;
}

/** What the player has said of themselves, as the platform keeps it; fields without a value are left out. */
export function OwnFacts({ profileInfo }: OwnFactsProps) {
  const text = useText();
  if (!profileInfo) return <p className={styles.note}>{text('data.ownFailed')}</p>;
  const place = [
    profileInfo.country,
    profileInfo.region,
    profileInfo.home_town,
    profileInfo.address,
    profileInfo.postcode,
  ]
    .filter(Boolean)
    .join(', ');
  const contacts = (profileInfo.contacts ?? []).map(({ contact }) => contact).join(', ');
  const rows = [
    { label: text('data.name'), value: [profileInfo.first_name, profileInfo.last_name].filter(Boolean).join(' ') },
    { label: text('data.born'), value: profileInfo.birth_date ?? '' },
    { label: text('data.place'), value: place },
    { label: text('data.contacts'), value: contacts },
    { label: text('data.document'), value: profileInfo.document?.number ?? '' },
  ].filter(({ value }) => value !== '');
  return rows.length > 0 ? (
    <FactList facts={rows} className={styles.own} />
  ) : (
    <EmptyNote>{text('data.ownNone')}</EmptyNote>
  );
}
