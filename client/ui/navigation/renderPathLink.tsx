import { LocaleLink } from './LocaleLink.tsx';
import type { RenderLink } from './linkProps.ts';

/**
 * Like `renderLocaleLink` for an address that `paths` built: it needs no check, which a page of hundreds of links notices. The page
 * changes in a transition, in which the cover of a game becomes its poster (liftCover).
 */
export const renderPathLink: RenderLink = ({ href, ...rest }) => <LocaleLink to={href} viewTransition {...rest} />;
