import { choicesOf, type GameArt, type MotifChoice, type Ornament, type Template } from './gameArt.ts';
import { groupChoices, type MotifGroup } from './groupChoices.ts';
import { type Palette, type PaletteFamily, paletteOf, palettes } from './paint/palettes.ts';
import { createRng, type Rng } from './rng.ts';
import type { ParticleName } from './stages/stage.ts';
import { artStageOf, stages } from './stages/stages.ts';
import { type Warp, warps } from './title/title.ts';

/** The subject of a game's picture; everything else is dealt. */
export type Subject = MotifChoice & {
  group: MotifGroup;
  /** Stages that suit it; absent = any of its group's stages. */
  stages?: readonly string[];
  families?: readonly PaletteFamily[];
  /** The sides of the picture may crop it. */
  giant?: boolean;
};

export type Wish = Partial<Omit<GameArt, 'motif' | 'kind'>>;

const fiery: readonly PaletteFamily[] = ['red', 'warm', 'violet', 'dark', 'green'];
const glowing: readonly PaletteFamily[] = ['violet', 'pink', 'blue', 'teal', 'dark', 'green'];
const ornaments: readonly Ornament[] = ['glow', 'disc', 'burst', 'arcs', 'rosette', 'dots'];
const rings: readonly Ornament[] = ['star8', 'star10', 'star12'];
const allParticles: readonly ParticleName[] = [
  'coins',
  'gems',
  'petals',
  'sparks',
  'embers',
  'snow',
  'bubbles',
  'streaks',
];

const particlesFor = (group: MotifGroup, stage: string, palette: Palette): readonly ParticleName[] => {
  const particles = artStageOf(stage).particles;
  const more = allParticles.filter(
    (p) =>
      (p !== 'snow' || ['blue', 'dark', 'teal', 'violet'].includes(palette.family)) &&
      (p !== 'embers' || fiery.includes(palette.family)) &&
      (p !== 'bubbles' || stage === 'underwater' || group === 'fruit' || palette.family === 'teal') &&
      (p !== 'streaks' || group === 'crash' || group === 'fast' || stage === 'space' || stage === 'synthwave') &&
      (p !== 'petals' || group !== 'crash'),
  );
  return [...particles.filter((p) => more.includes(p)), ...more];
};

const fits = (palette: Palette, stage: string, subject: Subject): boolean => {
  if (stage === 'table') return palette.felt !== undefined || ['noir', 'royal', 'abyss', 'plum'].includes(palette.name);
  if (palette.felt !== undefined && subject.group !== 'table') return false;
  const allowed = artStageOf(stage).families;
  if (allowed && !allowed.includes(palette.family)) return false;
  return !subject.families || subject.families.includes(palette.family);
};

/** All subsets of four (or five) of the seven choices. */
const subsetsOf = (size: number): number[][] => {
  const out: number[][] = [];
  for (let mask = 0; mask < 128; mask++) {
    const picked = [0, 1, 2, 3, 4, 5, 6].filter((i) => mask & (1 << i));
    if (picked.length === size) out.push(picked);
  }
  return out;
};
const FOURS = subsetsOf(4);
const FIVES = subsetsOf(5);

type Dealer = { deal: (subject: Subject, key: string, wish?: Wish) => GameArt };

/**
 * Deals the choices so that no two covers share more than three of the seven, none repeats a pair (motif and kind,
 * palette) or a triple (stage, palette, style), and neighbours differ. Deals in order: the same calls give the same art.
 * If a catalogue of thousands leaves no such deal, the rules are dropped one by one, the rule of neighbours last.
 */
export function createDealer(): Dealer {
  const fours = new Set<number>();
  const fives = new Set<number>();
  const pairs = new Set<string>();
  const triples = new Set<string>();
  const recent: GameArt[] = [];
  let dealt = 0;
  const numbers = new Map<string, number>();
  const numberOf = (choice: string): number => {
    let number = numbers.get(choice);
    if (number === undefined) numbers.set(choice, (number = numbers.size));
    return number;
  };
  /** Keys as numbers (a subset of choices, and a byte each), because a catalogue compares them a million times. */
  const keysOf = (art: GameArt, sets: readonly number[][]): number[] => {
    const choices = choicesOf(art).map(numberOf);
    return sets.map((set, which) => {
      let key = which;
      for (const index of set) key = key * 256 + (choices[index] as number);
      return key;
    });
  };
  const isDealt = (art: GameArt, sets: readonly number[][], keys: ReadonlySet<number>) =>
    keysOf(art, sets).some((key) => keys.has(key));
  // Cached: a catalogue is dealt from thousands of hands that differ in few stages and palettes.
  const stagesFor = new Map<Subject, readonly string[]>();
  const palettesFor = new Map<Subject, Map<string, readonly Palette[]>>();
  const palettesOf = (subject: Subject, stage: string) => {
    let byStage = palettesFor.get(subject);
    if (!byStage) palettesFor.set(subject, (byStage = new Map()));
    let fitting = byStage.get(stage);
    if (!fitting) byStage.set(stage, (fitting = palettes.filter((p) => fits(p, stage, subject))));
    return fitting;
  };
  const particlesKnown = new Map<string, readonly ParticleName[]>();
  const particlesOf = (group: MotifGroup, stage: string, palette: Palette) => {
    const key = `${group}/${stage}/${palette.name}`;
    let cached = particlesKnown.get(key);
    if (!cached) particlesKnown.set(key, (cached = particlesFor(group, stage, palette)));
    return cached;
  };
  const pairOf = (a: GameArt) => `${a.motif}/${a.kind ?? ''}/${a.color ?? ''}/${a.palette}`;
  const tripleOf = (a: GameArt) => `${a.stage}/${a.palette}/${a.style}`;

  const hand = (subject: Subject, rng: Rng, wish: Wish): GameArt | undefined => {
    let cached = stagesFor.get(subject);
    if (!cached) {
      cached = (subject.stages ?? groupChoices.stages[subject.group]).filter((s) => stages.some((q) => q.name === s));
      stagesFor.set(subject, cached);
    }
    const stage = wish.stage ?? rng.pick(cached);
    const palette = wish.palette ? paletteOf(wish.palette) : rng.pick(palettesOf(subject, stage));
    if (!palette) return undefined;
    const style = wish.style ?? rng.pick(groupChoices.styles[subject.group]);
    if (!wish.style) {
      if (style === 'inferno' && !fiery.includes(palette.family)) return undefined;
      if (style === 'neon' && !glowing.includes(palette.family)) return undefined;
    }
    const roll = rng.float();
    const template: Template =
      wish.template ??
      (stage === 'portal'
        ? 'portal'
        : roll < 0.25
          ? 'top'
          : roll < 0.45 && subject.giant
            ? 'giant'
            : rng.pick(
                subject.group === 'building' || subject.group === 'head'
                  ? ['hero', 'ring', 'hero', 'duo']
                  : subject.group === 'fruit'
                    ? ['hero', 'ring', 'duo', 'trio', 'duo']
                    : ['hero', 'hero', 'ring', 'duo', 'hero', 'ring', 'hero', 'trio'],
              ));
    const ornament =
      wish.ornament ??
      rng.pick(template === 'ring' ? rings : template === 'giant' ? ['glow', 'disc', 'burst', 'rosette'] : ornaments);
    const company =
      wish.company ??
      (template === 'duo' || template === 'trio'
        ? rng
            .shuffle(
              groupChoices.company[subject.group].filter((c) => c.motif !== subject.motif || c.kind !== subject.kind),
            )
            .slice(0, template === 'trio' && subject.group === 'fruit' ? 2 : 1)
        : undefined);
    const badge = wish.badge;
    return {
      motif: subject.motif,
      ...(subject.kind ? { kind: subject.kind } : {}),
      ...((wish.color ?? subject.color) ? { color: wish.color ?? subject.color } : {}),
      template,
      stage,
      palette: palette.name,
      style,
      face: wish.face ?? rng.pick(groupChoices.faces[subject.group]),
      warp: wish.warp ?? rng.pick<Warp>(warps),
      particles: wish.particles ?? rng.pick(particlesOf(subject.group, stage, palette)),
      ornament,
      frame: wish.frame ?? (rng.chance(0.1) ? 'double' : 'line'),
      ...(company ? { company } : {}),
      ...(wish.accent ? { accent: wish.accent } : {}),
      ...(wish.metal ? { metal: wish.metal } : {}),
      ...(wish.titleColor ? { titleColor: wish.titleColor } : {}),
      ...(badge ? { badge } : {}),
    };
  };

  const neighbourly = (art: GameArt): boolean => {
    const before = recent.at(-1);
    if (before) {
      if (before.palette === art.palette || before.face === art.face) return false;
      if (paletteOf(before.palette).family === paletteOf(art.palette).family) return false;
      if (before.template === art.template && art.template !== 'hero') return false;
    }
    return !recent.slice(-3).some((r) => r.palette === art.palette || (r.stage === art.stage && r.stage !== 'table'));
  };

  return {
    deal(subject, key, wish = {}) {
      const rng = createRng(`deal/${key}`);
      let chosen: GameArt | undefined;
      // After a few hundred covers, hands without a fourth match run out: the search for them is limited.
      const strict = dealt < 600;
      for (let tries = 0; tries < 4000 && !chosen; tries++) {
        const art = hand(subject, rng, wish);
        if (!art) continue;
        if (!wish.palette && recent.at(-1)?.palette === art.palette) continue;
        if (tries < (strict ? 400 : 40) && !wish.palette && !neighbourly(art)) continue;
        if (tries < (strict ? 600 : 6) && (pairs.has(pairOf(art)) || triples.has(tripleOf(art)))) continue;
        if (tries < (strict ? 3600 : 12) && isDealt(art, FOURS, fours)) continue;
        if (tries < (strict ? 3800 : 60) && isDealt(art, FIVES, fives)) continue;
        chosen = art;
      }
      if (!chosen) throw new RangeError(`no art can be dealt for ${key}`);
      pairs.add(pairOf(chosen));
      triples.add(tripleOf(chosen));
      for (const key of keysOf(chosen, FOURS)) fours.add(key);
      for (const key of keysOf(chosen, FIVES)) fives.add(key);
      recent.push(chosen);
      dealt++;
      if (recent.length > 12) recent.shift();
      return chosen;
    },
  };
}
