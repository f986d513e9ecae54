import type { AnchorHTMLAttributes, ReactNode } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** How links are made: the application hands in its router's link, so that the design system knows no router. */
export type RenderLink = (props: LinkProps) => ReactNode;
