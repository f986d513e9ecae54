import * as z from 'zod/mini';
import { count, dictionary, flag, image, list, optional, part, text } from './fields.ts';

/** A script or markup an operator adds to the document. */
export const customCodeEntry = z.object({
  isEnabled: flag(false),
  position: z.enum(['head', 'bodyStart', 'bodyEnd']),
  code: z.string(),
});

/** `from_url` with `*` wildcards to `to_url`; without a code the redirect is a 301. */
const redirectRecord = z.object({
  from_url: z.string(),
  to_url: z.string(),
  code: optional(z.literal([301, 302, 303, 307, 308])),
});
export type RedirectRecord = z.output<typeof redirectRecord>;

/** Site settings. */
export const prazerConfig = z.object({
  customCode: list(customCodeEntry),
  flags: part({
    twoFactor: flag(true),
    identityVerification: flag(true),
    responsibleGaming: flag(true),
    betHistory: flag(true),
    noticeBetting: flag(false),
    clickableTitle: flag(true),
    bonuses: flag(true),
    cashback: flag(true),
    loyalty: flag(true),
  }),
  /** Defaults: 10 s, 1 s, 5 min. */
  balancePolling: part({
    countSecondsForDelayBetweenClick: count(1),
    isEnabledInterval: flag(true),
    countSecondsForInterval: count(10),
    isEnabledTurnOffRequests: flag(true),
    countMinutesAfterWhichRequestsTurnedOff: count(5),
    isEnabledRequestsAfterClick: flag(true),
  }),
  /** The key a page reads -> the name under `description.images`. */
  imageNames: part({
    banner: dictionary(),
    offer: dictionary(),
    jackpot: dictionary(),
    tournament: dictionary(),
    game: dictionary(),
  }),
  redirects: list(redirectRecord),
  /** Custom properties over the token file: `--primary` -> a colour, `light:--primary` for the light theme alone. */
  theme: dictionary(),
  ageGate: part({ enabled: flag(true), years: count(18), text: text() }),
  /** Who helps where play has become a trouble: a number that can be called from here. */
  helpPhones: list(z.object({ name: z.string(), phone: z.string() })),
  license: part({ text: text(), number: text(), url: text(), logo: image() }),
});
export type PrazerConfig = z.output<typeof prazerConfig>;
