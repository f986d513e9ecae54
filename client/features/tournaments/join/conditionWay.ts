import { paths } from '../../../../shared/url/paths.ts';
import type { TournamentCondition } from './TournamentCondition.ts';

interface Way {
  /** Without the locale's prefix. */
  href: string;
  /** Message id. */
  label: string;
}

/** Where a missing condition is met, or where somebody can say more. */
export function conditionWay({ type }: Pick<TournamentCondition, 'type'>): Way {
  switch (type) {
    case 'level':
      return { href: `${paths.loyalty.build()}#earn`, label: 'tournaments.way.level' };
    case 'deposit':
      return { href: paths.deposit.build(), label: 'tournaments.way.deposit' };
    case 'verification':
      return { href: paths.profileVerification.build(), label: 'tournaments.way.verification' };
    case 'contact':
      return { href: paths.profileSettings.build(), label: 'tournaments.way.contact' };
    case 'invitation':
    case 'places':
      return { href: paths.tournaments.build(), label: 'tournaments.toRunning' };
    case 'currency':
    case 'other':
      return { href: paths.support.build(), label: 'tournaments.way.support' };
  }
}
