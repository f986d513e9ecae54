import { LocaleLink } from './LocaleLink.tsx';
import type { RenderLink } from './linkProps.ts';

/** For a link that opens or closes a part of its page: the page stays where it is scrolled, and the way back leads to the page before. */
export const renderInPlaceLink: RenderLink = ({ href, ...rest }) => (
  <LocaleLink to={href} replace preventScrollReset {...rest} />
);
