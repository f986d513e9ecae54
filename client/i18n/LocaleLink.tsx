import { Link, type LinkProps } from 'react-router';
import { withLocale } from '../../shared/locales.ts';
import { useApp } from '../context/useApp.ts';

/** A link inside the site: `to` is a path without the locale prefix. */
export function LocaleLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const { locale } = useApp();
  return <Link to={withLocale(to, locale)} {...rest} />;
}
