import { saveProfileInfo } from '#shared/api/account/account.contract.ts';
import type { InputOf } from '#shared/api/method.ts';

type PersonalInput = InputOf<typeof saveProfileInfo>;

/** The input of saveProfileInfo from typed values: an empty field is null, an unset sex 0, a document has its type. */
export function personalInput(values: Readonly<Record<string, unknown>>): PersonalInput {
  const entries = Object.entries(values)
    .filter(([name]) => name in saveProfileInfo.input.shape)
    .map(([name, value]) => {
      const text = String(value ?? '').trim();
      if (name === 'sex') return [name, Number(text) || 0];
      if (name === 'document') return [name, text === '' ? null : { type: 'cpf', number: text }];
      return [name, text === '' ? null : text];
    });
  return Object.fromEntries(entries) as PersonalInput;
}
