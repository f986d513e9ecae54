import type { IntlShape } from 'react-intl';
import type { Texts } from '#client/context/Texts.ts';

/** The same texts, with the operator's messages in place of ours; `{name}` in them is replaced by a value. */
export function withOperatorMessages(texts: Texts, messages: Readonly<Record<string, string>>): Texts {
  const formatMessage = (descriptor: { id?: string }, values: Record<string, unknown> = {}, ...rest: unknown[]) => {
    const id = String(descriptor.id);
    if (!Object.hasOwn(messages, id))
      return (texts.intl.formatMessage as (...args: unknown[]) => string)(descriptor, values, ...rest);
    return (messages[id] as string).replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
  };
  const intl: IntlShape = { ...texts.intl, formatMessage: formatMessage as unknown as IntlShape['formatMessage'] };
  return { intl, load: texts.load, formatMessage };
}
