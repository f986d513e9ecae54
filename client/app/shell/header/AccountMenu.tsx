import { Suspense, useState } from 'react';
import { Disclosure } from '#client/app/shell/menu/Disclosure.tsx';
import { MenuItemLink } from '#client/app/shell/menu/MenuItemLink.tsx';
import menu from '#client/app/shell/menu/menu.module.css';
import { visibleLinks } from '#client/app/shell/menu/visibleItems.ts';
import { useRootData } from '#client/app/useRootData.ts';
import { useText } from '#client/i18n/useText.ts';
import { lateComponent } from '#client/lib/late/lateComponent.ts';
import type { Account } from '#client/stores/session.store.ts';
import { VisuallyHidden } from '#client/ui/layout/VisuallyHidden.tsx';
import { Avatar } from '#client/ui/media/Avatar.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconShapes.ts';
import { initialsOf } from '#client/ui/media/initialsOf.ts';
import type { MenuLink } from '#shared/content/common.content.ts';
import styles from './AccountMenu.module.css';
import { BalanceList } from './BalanceList.tsx';

const SessionSummary = lateComponent(() => import('#client/features/session/SessionSummary.tsx'), 'SessionSummary');

const PhraseLine = lateComponent(() => import('#client/entities/shield/PhraseLine.tsx'), 'PhraseLine');

const PlayerFacts = lateComponent(() => import('./PlayerFacts.tsx'), 'PlayerFacts');

/** The player's menu: name and id, balances, the profile menu of the content service, sign-out. */
export function AccountMenu({ account }: { account: Pick<Account, 'uid' | 'login' | 'fakename'> }) {
  const root = useRootData();
  const text = useText();
  // Used as a key, so that each opening loads the facts again.
  const [opened, setOpened] = useState(0);
  const name = account.fakename || account.login;
  const links = visibleLinks<MenuLink>(root?.menus.profile ?? [], true).filter((link) => link.action !== 'signOut');
  const signOut: MenuLink = {
    title: text('shell.signOut'),
    url: '',
    icon: 'logout',
    action: 'signOut',
    visibility: 'player',
    countOf: undefined,
  };
  return (
    <Disclosure
      className={styles.button}
      onOpen={() => setOpened((times) => times + 1)}
      summary={
        <>
          <VisuallyHidden>{`${text('shell.account')}: ${name}`}</VisuallyHidden>
          <Avatar initials={initialsOf(name) || 'Y'} size={36} />
        </>
      }
    >
      <div className={styles.who}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.id}>ID {account.uid}</p>
      </div>
      <BalanceList />
      <ul className={styles.links}>
        {[...links, signOut].map((link) => (
          <li key={link.title}>
            <MenuItemLink item={link} className={menu.item}>
              <Icon name={(link.icon || 'star') as IconName} />
              <span>{link.title}</span>
            </MenuItemLink>
          </li>
        ))}
      </ul>
      {/* Below the links: what loads must not move them under a finger. */}
      <div className={styles.late}>
        {opened > 0 && (
          <Suspense>
            <PlayerFacts key={`facts-${opened}`} />
            <SessionSummary key={opened} />
            <PhraseLine key={`phrase-${opened}`} className={styles.id} />
          </Suspense>
        )}
      </div>
    </Disclosure>
  );
}
