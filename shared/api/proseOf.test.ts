import { expect, test } from 'vitest';
import { methods } from './methods.ts';
import { proseOf } from './proseOf.ts';

interface Schema {
  _zod: {
    def: {
      type: string;
      innerType?: Schema;
      element?: Schema;
      shape?: Record<string, Schema>;
      catchall?: Schema;
      options?: Schema[];
      valueType?: Schema;
      in?: Schema;
    };
  };
}

/** Every field of an answer, as proseOf spells its path; `**` marks an object that may have more fields. */
function fieldsOf(schema: Schema, path = ''): string[] {
  const { def } = schema._zod;
  const inside = def.innerType ?? def.element ?? def.in;
  if (inside) return fieldsOf(inside, path);
  if (def.options) return def.options.flatMap((option) => fieldsOf(option, path));
  if (def.valueType) return [`${path}.*`, ...fieldsOf(def.valueType, `${path}.*`)];
  if (!def.shape) return [path];
  const open = def.catchall ? [`${path}.**`] : [];
  return [
    ...open,
    ...Object.entries(def.shape).flatMap(([key, field]) => fieldsOf(field, path === '' ? key : `${path}.${key}`)),
  ];
}

const answers = methods.map(({ name, output }) => ({ name, fields: fieldsOf(output as unknown as Schema) }));

test('proseOf, for every method, returns only paths that exist in its answer', () => {
  const unknown = answers.flatMap(({ name, fields }) =>
    proseOf(name)
      .filter(
        (path) =>
          !fields.some((field) => field === path || (field.endsWith('**') && path.startsWith(field.slice(0, -2)))),
      )
      .map((path) => `${name}: ${path}`),
  );
  // The platform's forms may add a hint to a field, which the contract does not declare.
  expect(unknown).toEqual(['account.getPersonalDataFields: fields.hint']);
  expect(answers.filter(({ name }) => proseOf(name).length > 0).length).toBeGreaterThan(25);
});

/** Names of games, providers' texts about games, values that players type literally, and what people write to each other. */
const UNTOUCHED = new Set([
  'games.get: items.description.title',
  'games.get: items.description.subtitle',
  'games.get: items.description.text',
  'games.get: items.table.results.text',
  'cashier.getdepositsettings: methods.fields.placeholder',
  'cashier.getdepositsettings: methods.requisites_saved.title',
  'cashier.getwithdrawsettings: methods.fields.placeholder',
  'cashier.getwithdrawsettings: methods.requisites_saved.title',
  'sumsub.getVerification: title',
  'support.getTickets: items.messages.text',
  'support.viewTicket: messages.text',
]);

test('every answer field with a name of a text is in proseOf or in the list of exceptions', () => {
  const named = /(?:^|\.)(?:title|subtitle|text|message|label|hint|eta|reward|placeholder|\w*_reason)$/;
  const forgotten = answers.flatMap(({ name, fields }) =>
    fields
      .filter((field) => named.test(field) && !proseOf(name).includes(field))
      .map((field) => `${name}: ${field}`)
      .filter((line) => !UNTOUCHED.has(line)),
  );
  expect(forgotten).toEqual([]);
});
