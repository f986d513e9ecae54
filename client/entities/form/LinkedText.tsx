import { withLocale } from '../../../shared/locales.ts';
import { useApp } from '../../context/useApp.ts';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { splitLinks } from './splitLinks.ts';

/** Words with links to pages of ours, in a new tab: what is typed in the form stays. */
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
