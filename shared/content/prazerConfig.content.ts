import * as z from 'zod/mini';
import { redirectStatuses } from '#shared/redirects/redirectStatuses.ts';
import { count, dictionary, flag, image, listOf, optional, part, text } from './fields.ts';

/** A script or markup that the operator adds to the document. */
export const customCodeEntry = z.object({
  isEnabled: flag(false),
  position: z.enum(['head', 'bodyStart', 'bodyEnd']),
  code: z.string(),
});

/** A redirect: `from_url` with `*` wildcards to `to_url`; without a code, 301. */
const redirectRecord = z.object({
  from_url: z.string(),
  to_url: z.string(),
  code: optional(z.literal(redirectStatuses)),
});
/** A redirect as the content service stores it; `redirectRule` validates it. */
export type RedirectRecord = z.output<typeof redirectRecord>;

/** Site settings. */
export const prazerConfig = z.object({
  customCode: listOf(customCodeEntry),
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
  /** Defaults of the specification: 10 s, 1 s, 5 min. */
  balancePolling: part({
    countSecondsForDelayBetweenClick: count(1),
    isEnabledInterval: flag(true),
    countSecondsForInterval: count(10),
    isEnabledTurnOffRequests: flag(true),
    countMinutesAfterWhichRequestsTurnedOff: count(5),
    isEnabledRequestsAfterClick: flag(true),
  }),
  /** Key that a page reads -> name in `description.images`. */
  imageNames: part({
    banner: dictionary(),
    offer: dictionary(),
    jackpot: dictionary(),
    tournament: dictionary(),
    game: dictionary(),
  }),
  redirects: listOf(redirectRecord),
  /** Overrides of theme tokens: `--primary` -> colour; `light:--primary` for the light theme only. */
  theme: dictionary(),
  ageGate: part({ enabled: flag(true), years: count(18), text: text() }),
  /** Helplines for problem gambling: phone numbers that can be dialled from Uzbekistan. */
  helpPhones: listOf(z.object({ name: z.string(), phone: z.string() })),
  license: part({ text: text(), number: text(), url: text(), logo: image() }),
});
/** Site settings. */
export type PrazerConfig = z.output<typeof prazerConfig>;
