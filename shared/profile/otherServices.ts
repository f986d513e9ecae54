import { paths } from '#shared/url/paths.ts';

/** On what ground data goes there: a duty by law, the account itself, protection from fraud, or what the player did. */
export type ServiceGround = 'law' | 'account' | 'safety' | 'linked' | 'pressed' | 'cookies' | 'switched';

interface OtherService {
  /** Its name and words are `data.others.{id}.title` and `data.others.{id}.text`. */
  id: 'identity' | 'payments' | 'games' | 'social' | 'chat' | 'trackers' | 'device' | 'push';
  /** What goes there, as the player's own file names it. */
  gets: readonly string[];
  ground: ServiceGround;
  /** Who knows when something last went there. What a script in the browser sends is known in that browser alone. */
  timeKeeper: 'platform' | 'browser';
  /** The page on which it is seen, changed or taken back. */
  page?: string;
}

/** The services beside the site and the platform that get something of a player: rows of the page, and parts of the player's own file. */
export const otherServices = [
  {
    id: 'identity',
    gets: ['name', 'birth_date', 'document', 'photo_of_face'],
    ground: 'law',
    timeKeeper: 'platform',
    page: paths.profileVerification.build(),
  },
  {
    id: 'payments',
    gets: ['sum', 'card_or_wallet'],
    ground: 'account',
    timeKeeper: 'platform',
    page: paths.cashierHistory.build(),
  },
  {
    id: 'games',
    gets: ['internal_number', 'bet', 'currency'],
    ground: 'account',
    timeKeeper: 'platform',
    page: paths.profileBetsHistory.build(),
  },
  {
    id: 'social',
    gets: ['sign_in'],
    ground: 'linked',
    timeKeeper: 'platform',
    page: paths.profileSecurity.build(),
  },
  {
    id: 'chat',
    gets: [
      'account_id',
      'account_name',
      'email_or_phone',
      'language',
      'opened_page',
      'messages',
      'ip_address',
      'browser',
    ],
    ground: 'pressed',
    timeKeeper: 'browser',
  },
  {
    id: 'trackers',
    gets: ['account_id', 'opened_pages', 'events', 'ip_address', 'browser'],
    ground: 'cookies',
    timeKeeper: 'browser',
    page: paths.contentPage.build({ slug: 'cookies' }),
  },
  { id: 'device', gets: ['browser', 'system', 'screen', 'ip_address'], ground: 'safety', timeKeeper: 'browser' },
  {
    id: 'push',
    gets: ['device_address', 'encrypted_text'],
    ground: 'switched',
    timeKeeper: 'platform',
    page: paths.profileNotification.build(),
  },
] as const satisfies readonly OtherService[];

/** A service beside the site and the platform. */
export type OtherServiceId = (typeof otherServices)[number]['id'];
/** A service that gets its data from a script in the browser. */
export type BrowserServiceId = Extract<(typeof otherServices)[number], { timeKeeper: 'browser' }>['id'];
