import type { ComponentType } from 'react';

/** The pages that few visits begin with; pageFiles has the others. */
export const morePageFiles = {
  ...import.meta.glob<Record<string, ComponentType<object>>>([
    '../../features/*/*Page.tsx',
    '!../../features/{lobby,game-hall,game,ui-gallery}/*',
  ]),
  // For developers of the design system; not in the build for players.
  ...(import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? import.meta.glob<Record<string, ComponentType<object>>>('../../features/ui-gallery/*Page.tsx')
    : {}),
};
