import { useIntl } from 'react-intl';

type Values = Record<string, string | number>;

/** `const text = useText(); text('auth.signIn')`: a message of the page's language. Numbers come formatted: ICU would format them by the browser's own idea of Uzbek. */
export function useText(): (id: string, values?: Values) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
