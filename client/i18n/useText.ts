import { useApp } from '#client/context/useApp.ts';

type Values = Record<string, string | number>;

/** `useText()('auth.signIn')`: a message in the page's language. Numbers must be formatted before: browsers differ in ICU data for Uzbek. */
export function useText(): (id: string, values?: Values) => string {
  const { intl } = useApp();
  return (id, values) => intl.formatMessage({ id }, values);
}
