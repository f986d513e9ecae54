import type { Motif } from '#sandbox/art/paint/Motif.ts';
import { bird } from './living/bird.ts';
import { camel } from './living/camel.ts';
import { dragon } from './living/dragon.ts';
import { fruit } from './living/fruit.ts';
import { head } from './living/head.ts';
import { koi } from './living/koi.ts';
import { peacock } from './living/peacock.ts';
import { pharaoh } from './living/pharaoh.ts';
import { pomegranate } from './living/pomegranate.ts';
import { tulip } from './living/tulip.ts';
import { cards } from './play/cards.ts';
import { chips } from './play/chips.ts';
import { coins } from './play/coins.ts';
import { dice } from './play/dice.ts';
import { mine } from './play/mine.ts';
import { plinko } from './play/plinko.ts';
import { roulette } from './play/roulette.ts';
import { sevens } from './play/sevens.ts';
import { balloon } from './things/balloon.ts';
import { bell } from './things/bell.ts';
import { book } from './things/book.ts';
import { chest } from './things/chest.ts';
import { crown } from './things/crown.ts';
import { gem } from './things/gem.ts';
import { lantern } from './things/lantern.ts';
import { mask } from './things/mask.ts';
import { palace } from './things/palace.ts';
import { rocket } from './things/rocket.ts';
import { sabres } from './things/sabres.ts';
import { teapot } from './things/teapot.ts';
import { volcano } from './things/volcano.ts';

/** Every motif family, each with its kinds. */
export const motifs: readonly Motif[] = [
  balloon,
  bell,
  bird,
  book,
  camel,
  cards,
  chest,
  chips,
  coins,
  crown,
  dice,
  dragon,
  fruit,
  gem,
  head,
  koi,
  lantern,
  mask,
  mine,
  palace,
  peacock,
  pharaoh,
  plinko,
  pomegranate,
  rocket,
  roulette,
  sabres,
  sevens,
  teapot,
  tulip,
  volcano,
];
