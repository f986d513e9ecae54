import { authenticatorPage } from '#server/plain/pages/authenticatorPage.ts';
import { awayPage } from '#server/plain/pages/awayPage.ts';
import { recoveryCodesPage } from '#server/plain/pages/recoveryCodesPage.ts';
import { trustedLinkPage } from '#server/plain/pages/trustedLinkPage.ts';
import { confirmationForms } from '#shared/forms/account/confirmationForms.ts';
import { contactForms } from '#shared/forms/account/contactForms.ts';
import { currencyForm } from '#shared/forms/account/currencyForm.ts';
import { exportForm } from '#shared/forms/account/exportForm.ts';
import { fakenameForm } from '#shared/forms/account/fakenameForm.ts';
import { leaveForm } from '#shared/forms/account/leaveForm.ts';
import { localeForm } from '#shared/forms/account/localeForm.ts';
import { personalForm } from '#shared/forms/account/personalForm.ts';
import { siteOffersForms } from '#shared/forms/account/siteOffersForms.ts';
import { subscriptionForms } from '#shared/forms/account/subscriptionForms.ts';
import { absenceForm } from '#shared/forms/limits/absenceForm.ts';
import { budgetForms } from '#shared/forms/limits/budgetForms.ts';
import { checkForm } from '#shared/forms/limits/checkForm.ts';
import { depositLimitForms } from '#shared/forms/limits/depositLimitForms.ts';
import { pauseForm } from '#shared/forms/limits/pauseForm.ts';
import { playLimitForms } from '#shared/forms/limits/playLimitForms.ts';
import { trustForms } from '#shared/forms/limits/trustForms.ts';
import { characterForm } from '#shared/forms/rewards/characterForm.ts';
import { giftAddressForm } from '#shared/forms/rewards/giftAddressForm.ts';
import { joinForm } from '#shared/forms/rewards/joinForm.ts';
import type { SiteForm } from '#shared/forms/SiteForm.ts';
import { passkeyForms } from '#shared/forms/security/passkeyForms.ts';
import { passwordForm } from '#shared/forms/security/passwordForm.ts';
import { phraseForm } from '#shared/forms/security/phraseForm.ts';
import { recoveryForms } from '#shared/forms/security/recoveryForms.ts';
import { secondFactorForms } from '#shared/forms/security/secondFactorForms.ts';
import { sessionForms } from '#shared/forms/security/sessionForms.ts';
import { socialForms } from '#shared/forms/security/socialForms.ts';
import { withLocale } from '#shared/locales.ts';
import { paths } from '#shared/url/paths.ts';
import type { FormOutcome } from './FormPost.ts';
import { type TakenForm, takeForm } from './takeForm.ts';

/** Forms that lead back to their page. */
const toPage: readonly SiteForm<unknown, unknown>[] = [
  fakenameForm,
  personalForm,
  ...Object.values(contactForms),
  confirmationForms.code,
  currencyForm,
  exportForm,
  ...Object.values(siteOffersForms),
  ...Object.values(subscriptionForms),

  passwordForm,
  phraseForm,
  secondFactorForms.confirm,
  ...Object.values(passkeyForms),
  ...Object.values(sessionForms),
  ...Object.values(socialForms),

  ...[depositLimitForms, budgetForms, ...Object.values(playLimitForms)].flatMap((forms) => Object.values(forms)),
  checkForm,
  absenceForm,
  trustForms.end,

  characterForm,
  giftAddressForm,
  joinForm,
];

/** Every form of shared/forms, with where it leads. What is shown once, such as a secret, is in the answer itself, never in an address. */
export const takenForms: readonly TakenForm[] = [
  ...toPage.map((form) => takeForm(form)),
  takeForm(confirmationForms.confirm, () => ({ page: paths.confirmationSuccess.build() })),
  takeForm(localeForm, (locale) => ({ page: paths.profileSettings.build(), locale })),
  takeForm(secondFactorForms.ask, ({ need_confirm: needsCode, secret, otpauth_url: address }) => {
    if (!needsCode) return { form: secondFactorForms.confirm.name, step: 'done' };
    return secret === undefined ? null : { html: authenticatorPage({ secret, address }) };
  }),
  takeForm(recoveryForms.ask, (answer) => ('codes' in answer ? { html: recoveryCodesPage(answer) } : null)),
  takeForm(recoveryForms.make, (answer) => ({ html: recoveryCodesPage(answer) })),
  takeForm(trustForms.invite, ({ secret }, { origin, locale }) => ({
    html: trustedLinkPage({ link: origin + withLocale(paths.trusted.build({ secret }), locale) }),
  })),
  // A device whose account was just closed is sold nothing; without harm until the account may be opened again.
  takeForm(leaveForm, goAway('left')),
  takeForm(pauseForm, goAway('pause')),
];

function goAway(why: 'left' | 'pause') {
  return (until: number | null): FormOutcome => ({ html: awayPage({ why, until }), break: { until } });
}
