import * as z from 'zod/mini';
import { dictionary, listOf, oneOf, part } from './fields.ts';
import { type FormFieldSettings, formField } from './formField.ts';

type Start = Pick<FormFieldSettings, 'name' | 'type'> & Partial<FormFieldSettings>;

const field = (start: Start): FormFieldSettings => formField.parse(start);
const password = field({ name: 'password', type: 'password', min: 6, max: 20 });
const terms = field({ name: 'terms', type: 'checkbox' });
const notify = field({ name: 'notify', type: 'checkbox', optional: true });

/** The configured fields of a form; when none is configured, those without which the form does not work. */
const fields = (...fallback: FormFieldSettings[]) =>
  z.pipe(
    listOf(formField),
    z.transform((given) => (given.length > 0 ? given : fallback)),
  );

const forms = part({
  login: fields(field({ name: 'login', type: 'login' }), field({ name: 'password', type: 'password' })),
  /** By auth method (`authTypes` of auth-config). `social` completes an account created by a social sign-in. */
  registration: part({
    phone: fields(field({ name: 'phone', type: 'phone' }), password, terms, notify),
    email: fields(field({ name: 'email', type: 'email' }), password, terms, notify),
    oneClick: fields(terms, notify),
    social: fields(field({ name: 'phone', type: 'phone' }), terms),
  }),
  /** Step 1 is `login`; the other fields appear after the code was sent. */
  restore: fields(
    field({ name: 'login', type: 'login' }),
    field({ name: 'code', type: 'code' }),
    password,
    field({ name: 'repeat_password', type: 'password' }),
  ),
  profile: fields(
    field({ name: 'first_name', type: 'name' }),
    field({ name: 'last_name', type: 'name' }),
    field({ name: 'birth_date', type: 'date' }),
  ),
  feedback: fields(field({ name: 'email', type: 'email' }), field({ name: 'text', type: 'text' })),
});

/** Fields of the site's forms and overrides of the validation messages. */
export const formsConfig = z.object({
  /** Validation message key (`required`, `minLength` ...) -> text with `$$min$$`, `$$max$$`, `$$symbols$$`. */
  messages: dictionary(),
  forms,
  validationStrategy: oneOf(['eager', 'onSubmit'], 'eager'),
});
/** Fields of the site's forms and overrides of the validation messages. */
export type FormsConfig = z.output<typeof formsConfig>;
