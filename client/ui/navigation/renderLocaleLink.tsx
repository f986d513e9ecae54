import { ContentLink } from './ContentLink.tsx';
import type { RenderLink } from './linkProps.ts';

/** The `link` prop of the design system's links: `href` is a path without the locale's prefix, or another site's address. */
export const renderLocaleLink: RenderLink = ({ href, ...rest }) => <ContentLink to={href} {...rest} />;
