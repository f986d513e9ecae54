import type { ReactNode } from 'react';
import { useBrand } from '#client/entities/brand/useBrand.ts';
import { FormPart } from '#client/entities/section/FormPart.tsx';
import { useText } from '#client/i18n/useText.ts';
import { Seo } from '#client/seo/Seo.tsx';
import { PageHead } from '#client/ui/layout/PageHead.tsx';
import { renderLocaleLink } from '#client/ui/navigation/renderLocaleLink.tsx';
import { paths } from '#shared/url/paths.ts';
import type { ProfileData } from '../loadProfile.ts';
import { ProfileHub } from './ProfileHub.tsx';
import styles from './ProfileShell.module.css';

interface ProfileShellProps {
  data: ProfileData;
  /** The heading; the menu's entry has the same text. */
  title: string;
  /** Under the heading. */
  lead?: string;
  children: ReactNode;
}

/** A page of the player's area: on wide screens beside the hub, on narrow ones with a link back to it. */
export function ProfileShell({ data, title, lead, children }: ProfileShellProps) {
  const text = useText();
  const { name: brand } = useBrand();
  return (
    <div className={styles.shell}>
      <Seo title={text('profile.pageTitle', { title, brand })} robots="noindex" />
      <div className={styles.pane}>
        <PageHead
          back={{ name: text('profile.title'), href: paths.profile.build(), isNarrow: true }}
          title={title}
          lead={lead}
          link={renderLocaleLink}
        />
        <FormPart
          failed={{
            title: text('profile.partFailed'),
            text: text('profile.partFailedText'),
            reload: text('profile.partReload'),
            history: text('profile.partHistory'),
          }}
        >
          {children}
        </FormPart>
      </div>
      {/* After the page's own content, so that its heading is read first and the next Tab is in the content. */}
      <div className={styles.side}>
        <ProfileHub data={data} />
      </div>
    </div>
  );
}
