import type { MotifChoice } from './gameArt.ts';
import type { Face } from './title/glyphs.ts';
import type { TitleStyle } from './title/titleStyles.ts';

/** What a motif is of; it decides what suits it. */
export type MotifGroup = 'fruit' | 'head' | 'gem' | 'metal' | 'building' | 'table' | 'crash' | 'fast' | 'bird' | 'lore';

const stages: Record<MotifGroup, readonly string[]> = {
  fruit: ['rays', 'theatre', 'jungle', 'synthwave', 'dunes', 'portal', 'underwater', 'mountains', 'vault'],
  head: ['mountains', 'jungle', 'dunes', 'lava', 'synthwave', 'rays', 'skyline', 'space', 'vault', 'portal'],
  gem: ['vault', 'portal', 'lava', 'rays', 'space', 'underwater', 'mountains', 'theatre', 'jungle'],
  metal: ['vault', 'theatre', 'rays', 'portal', 'skyline', 'lava', 'space', 'jungle', 'dunes'],
  building: ['skyline', 'dunes', 'mountains', 'rays', 'space', 'synthwave'],
  table: ['table', 'table', 'table', 'table', 'theatre', 'vault', 'portal', 'rays'],
  crash: ['space', 'synthwave', 'mountains', 'rays', 'skyline', 'dunes', 'lava'],
  fast: ['rays', 'synthwave', 'theatre', 'space', 'vault', 'lava', 'skyline', 'underwater', 'jungle'],
  bird: ['mountains', 'rays', 'skyline', 'dunes', 'jungle', 'lava', 'space', 'theatre', 'portal'],
  lore: ['portal', 'vault', 'skyline', 'dunes', 'theatre', 'rays', 'jungle', 'mountains', 'lava', 'space'],
};

const faces: Record<MotifGroup, readonly Face[]> = {
  fruit: ['round', 'slab', 'block', 'comic', 'wide'],
  head: ['comic', 'wide', 'block', 'slab', 'techno', 'roman'],
  gem: ['wide', 'roman', 'deco', 'slab', 'techno', 'round'],
  metal: ['slab', 'roman', 'wide', 'deco', 'block', 'round'],
  building: ['deco', 'roman', 'slab', 'wide', 'round'],
  table: ['roman', 'deco', 'roman', 'slab'],
  crash: ['techno', 'comic', 'wide', 'block', 'round'],
  fast: ['block', 'round', 'techno', 'wide', 'comic'],
  bird: ['roman', 'wide', 'techno', 'deco', 'slab', 'comic'],
  lore: ['roman', 'deco', 'slab', 'wide', 'round', 'comic'],
};

const styles: Record<MotifGroup, readonly TitleStyle[]> = {
  fruit: ['candy', 'extrude', 'gold', 'candy', 'inferno', 'neon', 'chrome'],
  head: ['gold', 'chrome', 'extrude', 'inferno', 'neon', 'candy'],
  gem: ['gold', 'chrome', 'neon', 'extrude', 'candy', 'elegant'],
  metal: ['gold', 'gold', 'extrude', 'chrome', 'inferno', 'candy', 'elegant'],
  building: ['gold', 'gold', 'elegant', 'chrome', 'neon', 'extrude', 'inferno'],
  table: ['elegant', 'elegant', 'elegant', 'gold', 'chrome'],
  crash: ['chrome', 'neon', 'extrude', 'candy', 'inferno', 'gold'],
  fast: ['extrude', 'candy', 'extrude', 'neon', 'inferno', 'chrome', 'gold'],
  bird: ['gold', 'chrome', 'extrude', 'inferno', 'neon', 'elegant'],
  lore: ['gold', 'gold', 'elegant', 'extrude', 'chrome', 'candy', 'inferno', 'neon'],
};

/** Small things that suit the space behind a motif of the group. */
const company: Record<MotifGroup, readonly MotifChoice[]> = {
  fruit: [
    { motif: 'fruit', kind: 'cherry' },
    { motif: 'fruit', kind: 'lemon' },
    { motif: 'fruit', kind: 'plum' },
    { motif: 'fruit', kind: 'orange' },
    { motif: 'fruit', kind: 'grapes' },
    { motif: 'gem', kind: 'drop' },
  ],
  head: [
    { motif: 'gem', kind: 'hexagon' },
    { motif: 'coins', kind: 'stacks' },
    { motif: 'gem', kind: 'brilliant' },
  ],
  gem: [
    { motif: 'gem', kind: 'drop' },
    { motif: 'gem', kind: 'brilliant' },
    { motif: 'gem', kind: 'hexagon' },
    { motif: 'coins', kind: 'stacks' },
  ],
  metal: [
    { motif: 'coins', kind: 'stacks' },
    { motif: 'gem', kind: 'brilliant' },
    { motif: 'gem', kind: 'octagon' },
    { motif: 'gem', kind: 'drop' },
  ],
  building: [
    { motif: 'tulip', kind: 'single' },
    { motif: 'coins', kind: 'heap' },
    { motif: 'gem', kind: 'drop' },
  ],
  table: [
    { motif: 'chips', kind: 'pair' },
    { motif: 'dice', kind: 'die' },
    { motif: 'cards', kind: 'pair' },
    { motif: 'coins', kind: 'stacks' },
  ],
  crash: [
    { motif: 'coins', kind: 'heap' },
    { motif: 'gem', kind: 'brilliant' },
    { motif: 'gem', kind: 'hexagon' },
  ],
  fast: [
    { motif: 'coins', kind: 'stacks' },
    { motif: 'gem', kind: 'octagon' },
    { motif: 'chips', kind: 'pair' },
    { motif: 'gem', kind: 'brilliant' },
  ],
  bird: [
    { motif: 'gem', kind: 'drop' },
    { motif: 'gem', kind: 'hexagon' },
    { motif: 'coins', kind: 'stacks' },
  ],
  lore: [
    { motif: 'coins', kind: 'heap' },
    { motif: 'gem', kind: 'octagon' },
    { motif: 'gem', kind: 'brilliant' },
  ],
};

/** What a cover of each group is dealt from; what stands more than once is dealt more often. */
export const groupChoices = { stages, faces, styles, company };
