import type { Dice } from '#sandbox/world/play/dice.ts';
import { maskName } from '#sandbox/world/players/maskName.ts';

const SYLLABLES = [
  'za',
  'ri',
  'no',
  'shu',
  'bek',
  'lo',
  'mir',
  'dil',
  'tur',
  'ka',
  'fer',
  'sa',
  'yor',
  'gul',
  'ang',
  'ora',
];

/** A masked name of a fictitious player of the network. */
export function networkName(dice: Dice): string {
  const name = Array.from({ length: dice.between(2, 3) }, () => dice.pick(SYLLABLES)).join('');
  return maskName(name + dice.between(1, 99));
}
