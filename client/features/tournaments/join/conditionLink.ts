import { paths } from '#shared/url/paths.ts';
import type { TournamentCondition } from './TournamentCondition.ts';

interface ConditionLink {
  /** Without the locale's prefix. */
  href: string;
  /** Message id. */
  label: string;
}

/** Link to meet a missing condition, or to get help. */
export function conditionLink({ type }: Pick<TournamentCondition, 'type'>): ConditionLink {
  switch (type) {
    case 'level':
      return { href: `${paths.loyalty.build()}#earn`, label: 'tournaments.fix.level' };
    case 'deposit':
      return { href: paths.deposit.build(), label: 'tournaments.fix.deposit' };
    case 'verification':
      return { href: paths.profileVerification.build(), label: 'tournaments.fix.verification' };
    case 'contact':
      return { href: paths.profileSettings.build(), label: 'tournaments.fix.contact' };
    case 'invitation':
    case 'places':
      return { href: paths.tournaments.build(), label: 'tournaments.toRunning' };
    case 'currency':
    case 'other':
      return { href: paths.support.build(), label: 'tournaments.fix.support' };
  }
}
