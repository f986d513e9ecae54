import { paths } from '#shared/url/paths.ts';

/** Where data of a player comes source: what was typed, what was played and paid, the device, another service. */
export type DataSource = 'you' | 'play' | 'device' | 'service';
/** Who gets it besides the player. */
export type DataRecipient = 'support' | 'payments' | 'identity' | 'post' | 'trusted' | 'nobody';
/** Retention period, as the privacy page says. */
export type DataRetention = 'open' | 'closed5' | 'years5' | 'months12' | 'changed';

interface HeldData {
  /** Its name and words are `data.{id}.title` and `data.{id}.text`. */
  id:
    | 'personal'
    | 'contacts'
    | 'papers'
    | 'money'
    | 'play'
    | 'gifts'
    | 'devices'
    | 'limits'
    | 'choices'
    | 'letters'
    | 'ways';
  source: DataSource;
  recipients: readonly DataRecipient[];
  retention: DataRetention;
  /** The page on which it is read and corrected. */
  page: string;
}

/** What the site and the platform keep of a player: the rows of the page, and the parts of the file (heldMethods). */
export const heldData = [
  {
    id: 'personal',
    source: 'you',
    recipients: ['support', 'identity'],
    retention: 'closed5',
    page: paths.profileSettings.build(),
  },
  { id: 'contacts', source: 'you', recipients: ['support'], retention: 'open', page: paths.profileSettings.build() },
  {
    id: 'papers',
    source: 'service',
    recipients: ['identity', 'support'],
    retention: 'closed5',
    page: paths.profileVerification.build(),
  },
  {
    id: 'money',
    source: 'play',
    recipients: ['payments', 'support'],
    retention: 'years5',
    page: paths.cashierHistory.build(),
  },
  { id: 'play', source: 'play', recipients: ['support'], retention: 'years5', page: paths.profileBetsHistory.build() },
  {
    id: 'gifts',
    source: 'you',
    recipients: ['support', 'post'],
    retention: 'years5',
    page: paths.profileGifts.build(),
  },
  {
    id: 'devices',
    source: 'device',
    recipients: ['support'],
    retention: 'months12',
    page: paths.profileSecurity.build(),
  },
  {
    id: 'limits',
    source: 'you',
    recipients: ['support', 'trusted'],
    retention: 'closed5',
    page: paths.profileResponsibleGame.build(),
  },
  { id: 'ways', source: 'service', recipients: ['nobody'], retention: 'changed', page: paths.profileSecurity.build() },
  {
    id: 'letters',
    source: 'play',
    recipients: ['support'],
    retention: 'open',
    page: paths.profileNotification.build(),
  },
  {
    id: 'choices',
    source: 'you',
    recipients: ['nobody'],
    retention: 'changed',
    page: paths.profileNotification.build(),
  },
] as const satisfies readonly HeldData[];

/** The parts of what is kept. */
export type HeldDataId = (typeof heldData)[number]['id'];
