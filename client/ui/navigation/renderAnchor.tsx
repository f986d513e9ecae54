import type { RenderLink } from './linkProps.ts';

/** A plain link; the default of every `link` prop. */
export const renderAnchor: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;
