import { LocaleLink } from './LocaleLink.tsx';
import type { RenderLink } from './linkProps.ts';

/** Like `renderLocaleLink` for an address that `paths` built: it needs no check, which a page of hundreds of links notices. */
export const renderPathLink: RenderLink = ({ href, ...rest }) => <LocaleLink to={href} {...rest} />;
