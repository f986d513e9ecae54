import type { RenderLink } from './linkProps.ts';

/** A plain link; what every `link` prop is when the application gives none. */
export const renderAnchor: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;
