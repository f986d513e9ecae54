import type { IconName } from '#client/ui/media/iconShapes.ts';
import type { PrazerConfig } from '#shared/content/prazerConfig.content.ts';
import { paths } from '#shared/url/paths.ts';

export interface ProfileMenuPage {
  /** Without the locale's prefix. */
  href: string;
  icon: IconName;
  /** Message id of its name, which is also its heading. */
  title: string;
  group: 'rewards' | 'account' | 'help';
  /** Listed only if this flag is on. */
  flag?: keyof PrazerConfig['flags'];
}

/** The menu of the player's area, in order. */
export const profilePages: readonly ProfileMenuPage[] = [
  {
    href: paths.profileBonuses.build(),
    icon: 'gift',
    title: 'profile.bonuses',
    group: 'rewards',
    flag: 'bonuses',
  },
  { href: paths.profileLoyalty.build(), icon: 'sparkle', title: 'profile.loyalty', group: 'rewards', flag: 'loyalty' },
  {
    href: paths.profileCashback.build(),
    icon: 'percent',
    title: 'profile.cashback',
    group: 'rewards',
    flag: 'cashback',
  },
  { href: paths.profileSettings.build(), icon: 'user', title: 'profile.settings', group: 'account' },
  { href: paths.profileSecurity.build(), icon: 'lock', title: 'profile.security', group: 'account' },
  {
    href: paths.profileBetsHistory.build(),
    icon: 'history',
    title: 'profile.bets',
    group: 'account',
    flag: 'betHistory',
  },
  {
    href: paths.profileVerification.build(),
    icon: 'id-card',
    title: 'profile.verification',
    group: 'account',
    flag: 'identityVerification',
  },
  { href: paths.profileNotification.build(), icon: 'bell', title: 'profile.notification', group: 'account' },
  {
    href: paths.profileResponsibleGame.build(),
    icon: 'shield',
    title: 'profile.limits',
    group: 'account',
    flag: 'responsibleGaming',
  },
  { href: paths.profileData.build(), icon: 'document', title: 'profile.data', group: 'account' },
  { href: paths.support.build(), icon: 'chat', title: 'profile.support', group: 'help' },
];
