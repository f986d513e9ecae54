import { useApp } from '#client/context/useApp.ts';
import { TextLink } from '#client/ui/navigation/TextLink.tsx';
import { withLocale } from '#shared/locales.ts';
import { splitLinks } from './splitLinks.ts';

/** Text with links to pages of the site. They open in a new tab, so that the form is not lost. */
export function LinkedText({ children }: { children: string }) {
  const { locale } = useApp();
  return splitLinks(children).map(({ text, href }) =>
    href ? (
      <TextLink key={href} href={withLocale(href, locale)} target="_blank">
        {text}
      </TextLink>
    ) : (
      text
    ),
  );
}
