import { dunes } from './dunes.ts';
import { jungle } from './jungle.ts';
import { lava } from './lava.ts';
import { mountains } from './mountains.ts';
import { portal } from './portal.ts';
import { rays } from './rays.ts';
import { skyline } from './skyline.ts';
import { space } from './space.ts';
import type { ArtStage } from './stage.ts';
import { synthwave } from './synthwave.ts';
import { table } from './table.ts';
import { theatre } from './theatre.ts';
import { underwater } from './underwater.ts';
import { vault } from './vault.ts';

export const stages: readonly ArtStage[] = [
  rays,
  mountains,
  skyline,
  dunes,
  theatre,
  underwater,
  synthwave,
  space,
  lava,
  portal,
  jungle,
  vault,
  table,
];

const byName = new Map(stages.map((s) => [s.name, s]));

export function artStageOf(name: string): ArtStage {
  const stage = byName.get(name);
  if (!stage) throw new RangeError(`no stage ${name}`);
  return stage;
}
