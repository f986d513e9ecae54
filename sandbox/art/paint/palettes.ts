export type MetalName = 'gold' | 'silver' | 'rose' | 'bronze';
type Metal = { white: string; light: string; base: string; dark: string; deep: string };

export const metals: Record<MetalName, Metal> = {
  gold: { white: '#fff6c8', light: '#ffd45a', base: '#e8a01c', dark: '#9c5a0c', deep: '#4d2606' },
  silver: { white: '#ffffff', light: '#d9e4f2', base: '#9fb0c8', dark: '#5b6a86', deep: '#2a3350' },
  rose: { white: '#fff0e6', light: '#ffc3a0', base: '#e0805f', dark: '#93432f', deep: '#451a18' },
  bronze: { white: '#ffe9c4', light: '#e3ab6a', base: '#b5712f', dark: '#6e3d16', deep: '#36190a' },
};

/** Neighbours in a grid should differ in family. */
export type PaletteFamily = 'blue' | 'red' | 'teal' | 'warm' | 'violet' | 'green' | 'pink' | 'dark';

export type Palette = {
  name: string;
  family: PaletteFamily;
  /** Four stops, dark to light; the last is also the colour of distance. */
  sky: readonly [string, string, string, string];
  motif: string;
  accent: string;
  light: string;
  metal: MetalName;
  /** The felt of the table; only the live-table palettes have one. */
  felt?: string;
};

const palette = (
  name: string,
  family: PaletteFamily,
  sky: string,
  motif: string,
  accent: string,
  metal: MetalName,
  felt?: string,
): Palette => {
  const [a, b, c, d] = sky.split(' ') as [string, string, string, string];
  return { name, family, sky: [a, b, c, d], motif, accent, light: d, metal, ...(felt ? { felt } : {}) };
};

export const palettes: readonly Palette[] = [
  palette('lapis', 'blue', '#060a2a #12207a #2f57d8 #9fd4ff', '#2f6bff', '#ffb627', 'gold'),
  palette('pome', 'red', '#1c0414 #6a0d34 #d02a4e #ffb27a', '#e0213f', '#ffb02e', 'gold'),
  palette('turq', 'teal', '#031c2c #07576b #14b0ab #c6fff0', '#12c4b4', '#ffb627', 'gold'),
  palette('amber', 'warm', '#230a02 #7a2c06 #e88416 #fff0a8', '#e85a12', '#ffdf5a', 'gold'),
  palette('violet', 'violet', '#12052e #431093 #9a3df0 #ffb8f4', '#b24cff', '#2ee6d6', 'gold'),
  palette('emerald', 'green', '#02190f #08512f #1fae5c #e0ffb0', '#18c268', '#ffcf3a', 'gold'),
  palette('ice', 'blue', '#061434 #1b4a94 #5fb2f2 #f2fdff', '#6cc8ff', '#b48cff', 'silver'),
  palette('magma', 'red', '#160404 #5a0d06 #d8330c #ffd25a', '#d8280e', '#ffb01e', 'bronze'),
  palette('rose', 'pink', '#2a0626 #8a1a5c #f0569a #ffe0d0', '#ff4f8e', '#7ae8ff', 'rose'),
  palette('candy', 'pink', '#3a0a6a #9a2ad0 #ff6ac4 #fff2b0', '#ff4a6e', '#3ae0ff', 'gold'),
  palette('citrus', 'teal', '#0a3a6a #1284c8 #5cd0f0 #fffbd0', '#ffb81e', '#ff4a4a', 'gold'),
  palette('sand', 'warm', '#33140e #93481e #eaa04a #fff3c4', '#d8902c', '#1fb8c0', 'gold'),
  palette('dusk', 'violet', '#0f0a33 #4a1f7a #e0567a #ffd09a', '#ff7a4a', '#ffca5a', 'gold'),
  palette('noir', 'dark', '#050508 #181420 #4a3a30 #e8c890', '#c41c34', '#e8b84a', 'gold'),
  palette('neon', 'pink', '#08041e #2a0c5c #c81ea0 #ffb0e0', '#ff2e9a', '#1ef0ff', 'silver'),
  palette('toxic', 'green', '#06140a #16401a #4aa81e #eaff8a', '#9ae81e', '#b44aff', 'silver'),
  palette('royal', 'violet', '#14041f #4a0f5a #a02a8a #ffc8a0', '#7a1fd0', '#ff3a6a', 'gold'),
  palette('ocean', 'blue', '#02122e #064a8a #12a0d8 #b0fff4', '#ff8a3a', '#ffd24a', 'gold'),
  palette('abyss', 'teal', '#020a1c #062a4c #0c6a8a #7af0e0', '#1ee0c0', '#ff5a8a', 'silver'),
  palette('blood', 'red', '#0e0206 #3c0612 #9a0f24 #ff8a6a', '#b80f28', '#e8d8c8', 'silver'),
  palette('jade', 'green', '#041a1e #0a4a4a #2a9a7a #ffe6b0', '#2ac48a', '#ff5a3a', 'gold'),
  palette('storm', 'dark', '#070b1c #1c2c54 #4a6eb0 #d8ecff', '#4a5a8c', '#4ad8ff', 'silver'),
  palette('plum', 'pink', '#1c0a2a #54205c #b0507a #ffe0b0', '#8a2a9a', '#9af04a', 'rose'),
  palette('steel', 'dark', '#0c1018 #2c3648 #6a7a94 #f0f6ff', '#8ca0c0', '#ff4a4a', 'silver'),
  palette('felt-green', 'green', '#04100c #0a2a20 #1c5a44 #ffe2a0', '#0e9a62', '#ffcf6a', 'gold', '#0e7a50'),
  palette('felt-wine', 'red', '#14040a #34101c #6a2436 #ffd8a0', '#c81e46', '#ffcf6a', 'gold', '#8c1230'),
  palette('felt-navy', 'blue', '#040a1c #0e1c44 #2a4488 #e8e0c0', '#2a5ad8', '#ffcf6a', 'gold', '#14409c'),
];

const paletteByName = new Map(palettes.map((p) => [p.name, p]));

export function paletteOf(name: string): Palette {
  const palette = paletteByName.get(name);
  if (!palette) throw new RangeError(`no palette ${name}`);
  return palette;
}
