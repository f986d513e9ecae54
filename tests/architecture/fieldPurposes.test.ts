import { expect, test } from 'vitest';
import { fieldPurposes } from '#tests/support/access/fieldPurposes.ts';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

/** The tokens of WCAG's list of input purposes that the site uses, and those of HTML for its passwords and codes. */
const TOKENS =
  'name given-name family-name nickname username new-password current-password one-time-code email tel tel-national tel-country-code ' +
  'address-line1 address-level1 address-level2 postal-code country bday sex transaction-currency cc-number cc-name cc-exp cc-csc';
const CONTROL =
  /<(?:Input|PasswordInput|PhoneInput|CodeInput|MaskedInput|DateInput|SumInput|SearchInput|Select|Combobox|Textarea|Amount|EmailField|PasswordField|PhoneField|input|select|textarea)(?=[\s>/])(?:[^>]|=>)*>/g;
const NOT_TYPED = /type="(?:hidden|checkbox|radio|file|submit)"/;

/** Controls of the toolkit itself, and its gallery. */
const TOOLKIT = /^client\/(?:ui|features\/ui-gallery)\//;

test('every control into which people type has a row in the table of purposes, and every row its control', () => {
  const found = sourceFiles('client', 'server')
    .filter(({ name }) => !TOOLKIT.test(name))
    .flatMap(({ name, text }) => {
      const controls = [...text.matchAll(CONTROL)].filter(([tag]) => !NOT_TYPED.test(tag)).length;
      return controls > 0 ? [[name, controls] as const] : [];
    });
  const expected = fieldPurposes
    .map(({ file, fields, controls = Object.keys(fields).length }) => [file, controls] as const)
    .filter(([, controls]) => controls > 0);
  expect(Object.fromEntries(expected)).toEqual(Object.fromEntries(found));
});

test('every purpose in the table is a token of the list or says why the field has none', () => {
  const wrong = fieldPurposes.flatMap(({ file, fields }) =>
    Object.entries(fields).flatMap(([name, purpose]) =>
      TOKENS.split(' ').includes(purpose) || /^none: .{10}/.test(purpose) ? [] : [`${file} ${name}: ${purpose}`],
    ),
  );
  expect(wrong).toEqual([]);
});

/** Get `aria-required` from the `Field` around them, whose attributes they spread; a form on plain HTML says `required`. */
const MARKED = /\{\.\.\.(?:control|rest|inputProps|field)\b|\srequired\b/;
/** Words to find, the order of a list, and a login that cannot be typed are never required; three controls are a `Field` themselves. */
const NO_MARK = /^<SearchInput\b|name="sort"|\breadOnly\b|^<(?:EmailField|PhoneField|PasswordField)\b/;

test('every control into which people type says whether it is required', () => {
  const found = sourceFiles('client', 'server')
    .filter(({ name }) => !TOOLKIT.test(name) && !/\.test(?:ing)?\.tsx?$/.test(name))
    .flatMap(({ name, text }) =>
      [...text.matchAll(CONTROL)]
        .filter(([tag]) => !NOT_TYPED.test(tag) && !NO_MARK.test(tag) && !MARKED.test(tag))
        .map(([tag]) => `${name}: ${tag.slice(0, 80)}`),
    );
  expect(found).toEqual([]);
});
