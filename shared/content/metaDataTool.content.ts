import * as z from 'zod/mini';
import { dictionary, part, text } from './fields.ts';

/** Empty texts: the client's messages are shown. `button`: label of the page's only action, where it has one. */
const systemPage = () => part({ header: text(), description: text(), button: text() });
/** Texts of a system page; empty: the client's messages. */
export type SystemPageTexts = z.output<ReturnType<typeof systemPage>>;

const dialogTexts = () => part({ title: text(), text: text(), confirm: text(), cancel: text() });
/** Texts of a dialog; empty: the client's messages. */
export type DialogTexts = z.output<ReturnType<typeof dialogTexts>>;

/** Texts of system pages and dialogs, and overrides of the client's messages. */
export const metaDataTool = z.object({
  systemPages: part({
    notFound: systemPage(),
    forbidden: systemPage(),
    maintenance: systemPage(),
    slotError: systemPage(),
    unsubscribe: systemPage(),
    paysuccess: systemPage(),
    payfail: systemPage(),
    paycancel: systemPage(),
    paypending: systemPage(),
    paymobile: systemPage(),
    paynewwindow: systemPage(),
    /** By type of ban; `deleted` for a deleted account. */
    blocked: part({
      fraud: systemPage(),
      multi_account: systemPage(),
      self_exclusion: systemPage(),
      age: systemPage(),
      regulator: systemPage(),
      other: systemPage(),
      deleted: systemPage(),
    }),
  }),
  dialogs: part({
    demoMode: dialogTexts(),
    inactivity: dialogTexts(),
    promoActivated: dialogTexts(),
    unseenCashback: dialogTexts(),
    identityVerification: dialogTexts(),
    burnBonuses: dialogTexts(),
    confirmEmail: dialogTexts(),
    fillProfile: dialogTexts(),
    completeRegistration: dialogTexts(),
    bettingBonusActivated: dialogTexts(),
    ageGate: dialogTexts(),
  }),
  /** Message id of the client -> text. */
  dictionary: dictionary(),
});
/** Texts of system pages and dialogs, and overrides of the client's messages. */
export type MetaDataTool = z.output<typeof metaDataTool>;
