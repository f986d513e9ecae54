import { useIntl } from 'react-intl';

type Values = Record<string, string | number>;

/** `const text = useText(); text('auth.signIn')`: a message in the page's language. Numbers must be formatted before: ICU data for Uzbek differs between browsers. */
export function useText(): (id: string, values?: Values) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
