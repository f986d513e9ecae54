import { paths } from '#shared/url/paths.ts';

/** Where data of a player comes from: what was typed, what was played and paid, the device, another service. */
export type DataSource = 'you' | 'play' | 'device' | 'service';
/** Who sees it besides the player. */
export type DataViewer = 'support' | 'payments' | 'identity' | 'trusted' | 'nobody';
/** Until when it is kept, as the privacy page says. */
export type DataTerm = 'open' | 'closed5' | 'years5' | 'months12' | 'changed';

interface HeldData {
  /** Its name and words are `data.{id}` and `data.{id}.text`. */
  id: 'personal' | 'contacts' | 'papers' | 'money' | 'play' | 'devices' | 'limits' | 'choices' | 'letters' | 'ways';
  from: DataSource;
  seenBy: readonly DataViewer[];
  kept: DataTerm;
  /** The page on which it is read and corrected. */
  page: string;
}

/** What the site and the platform keep of a player: the rows of the page, and the parts of the file (heldMethods). */
export const heldData = [
  {
    id: 'personal',
    from: 'you',
    seenBy: ['support', 'identity'],
    kept: 'closed5',
    page: paths.profileSettings.build(),
  },
  { id: 'contacts', from: 'you', seenBy: ['support'], kept: 'open', page: paths.profileSettings.build() },
  {
    id: 'papers',
    from: 'service',
    seenBy: ['identity', 'support'],
    kept: 'closed5',
    page: paths.profileVerification.build(),
  },
  { id: 'money', from: 'play', seenBy: ['payments', 'support'], kept: 'years5', page: paths.cashierHistory.build() },
  { id: 'play', from: 'play', seenBy: ['support'], kept: 'years5', page: paths.profileBetsHistory.build() },
  { id: 'devices', from: 'device', seenBy: ['support'], kept: 'months12', page: paths.profileSecurity.build() },
  {
    id: 'limits',
    from: 'you',
    seenBy: ['support', 'trusted'],
    kept: 'closed5',
    page: paths.profileResponsibleGame.build(),
  },
  { id: 'ways', from: 'service', seenBy: ['nobody'], kept: 'changed', page: paths.profileSecurity.build() },
  { id: 'letters', from: 'play', seenBy: ['support'], kept: 'open', page: paths.profileNotification.build() },
  { id: 'choices', from: 'you', seenBy: ['nobody'], kept: 'changed', page: paths.profileNotification.build() },
] as const satisfies readonly HeldData[];

/** The parts of what is kept. */
export type HeldDataId = (typeof heldData)[number]['id'];
