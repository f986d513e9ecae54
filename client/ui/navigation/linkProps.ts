import type { AnchorHTMLAttributes, ReactNode } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** Renders a link. The application passes its router's link, so that the design system does not depend on a router. */
export type RenderLink = (props: LinkProps) => ReactNode;
