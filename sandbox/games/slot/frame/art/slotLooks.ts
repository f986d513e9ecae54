import type { SlotLook } from './SlotLook.ts';

/** By theme id. */
export const slotLooks: Record<string, SlotLook> = {
  samarkand: { palette: 'lapis', stage: 'skyline', metal: 'gold', face: 'roman', style: 'gold', warp: 'arch' },
  fruits: { palette: 'citrus', stage: 'rays', metal: 'gold', face: 'round', style: 'candy', warp: 'bulge' },
  gems: { palette: 'violet', stage: 'vault', metal: 'gold', face: 'deco', style: 'gold', warp: 'roof' },
  animals: { palette: 'sand', stage: 'dunes', metal: 'bronze', face: 'slab', style: 'extrude', warp: 'lean' },
  books: { palette: 'dusk', stage: 'portal', metal: 'gold', face: 'roman', style: 'gold', warp: 'arch' },
  fire: { palette: 'magma', stage: 'lava', metal: 'bronze', face: 'block', style: 'inferno', warp: 'pinch' },
  ocean: { palette: 'ocean', stage: 'underwater', metal: 'gold', face: 'comic', style: 'candy', warp: 'rise' },
  rocket: { palette: 'neon', stage: 'space', metal: 'silver', face: 'techno', style: 'neon', warp: 'wedge' },
  table: {
    palette: 'felt-green',
    stage: 'table',
    metal: 'gold',
    face: 'deco',
    style: 'elegant',
    warp: 'plain',
    isFelt: true,
  },
};
