import { takeForm } from '#server/plain/forms/takeForm.ts';
import { unsubscribeForm } from '#shared/forms/support/unsubscribeForm.ts';

/** The parameters of the e-mail's link stay in the address, so that the button can be pressed again. */
export const { submit: endSubscription } = takeForm(unsubscribeForm, undefined, { back: (link) => link ?? {} });
