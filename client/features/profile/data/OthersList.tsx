import type { ReactNode } from 'react';
import { useIsOpen } from '#client/entities/closure/useIsOpen.ts';
import { serviceName } from '#client/entities/social/serviceName.ts';
import { useText } from '#client/i18n/useText.ts';
import { useFacts } from '#client/stores/useFacts.ts';
import { FactList } from '#client/ui/layout/FactList.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { formatDate } from '#shared/domain/formatDate.ts';
import { formatTime } from '#shared/domain/formatTime.ts';
import { inMs } from '#shared/domain/inMs.ts';
import type { OtherFacts } from '#shared/profile/askOthers.ts';
import { type OtherServiceId, otherServices } from '#shared/profile/otherServices.ts';
import { vendorsInUse } from '#shared/profile/vendorsInUse.ts';
import { BrowserTime } from './BrowserTime.tsx';
import styles from './Data.module.css';

/** Every service beside the site and the platform: what it gets, on what ground, and when it last got something of this player. */
export function OthersList({ lastAt, socials, chat }: OtherFacts) {
  const text = useText();
  const isOpen = useIsOpen();
  const { info } = useFacts('general');
  const vendors: Partial<Record<OtherServiceId, string[]>> = vendorsInUse(info, chat);

  const timeOf = (seconds: number | null | undefined) => {
    if (seconds === undefined) return text('data.others.notTold');
    return seconds === null
      ? text('data.others.notSent')
      : text('data.others.lastAt', { date: formatDate(inMs(seconds)), time: formatTime(inMs(seconds)) });
  };
  const linkedAt = () => {
    if (!socials?.length) return timeOf(socials && null);
    return socials
      .map(({ service, linked_at: linkedOn }) =>
        [serviceName(service), linkedOn ? formatDate(inMs(linkedOn)) : ''].filter(Boolean).join(', '),
      )
      .join('; ');
  };
  const last = (service: (typeof otherServices)[number]): ReactNode => {
    if (service.timeKeeper === 'browser') return <BrowserTime service={service.id} />;
    return service.id === 'social' ? linkedAt() : timeOf(lastAt[service.id]);
  };
  return (
    <ul className={styles.list}>
      {otherServices.map((service) => (
        <li key={service.id} className={styles.part}>
          <h3>{text(`data.others.${service.id}.title`)}</h3>
          <p>{text(`data.others.${service.id}.text`)}</p>
          <FactList
            layout="plain"
            className={styles.terms}
            facts={[
              service.timeKeeper === 'browser' && {
                label: text('data.others.who'),
                value: vendors[service.id]?.join(', ') || text('data.others.none'),
              },
              { label: text('data.others.ground'), value: text(`data.others.ground.${service.ground}`) },
              {
                label: text(service.id === 'social' ? 'data.others.linked' : 'data.others.last'),
                value: last(service),
              },
            ]}
          />
          {'page' in service && isOpen(service.page) && (
            <TextLink kind="standalone" href={service.page} link={renderLocaleLink}>
              {text('data.open', { name: text(`data.others.page.${service.id}`) })}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
