import type { Motif } from '#sandbox/art/paint.ts';
import { balloon } from './balloon.ts';
import { bell } from './bell.ts';
import { bird } from './bird.ts';
import { book } from './book.ts';
import { camel } from './camel.ts';
import { cards } from './cards.ts';
import { chest } from './chest.ts';
import { chips } from './chips.ts';
import { coins } from './coins.ts';
import { crown } from './crown.ts';
import { dice } from './dice.ts';
import { dragon } from './dragon.ts';
import { fruit } from './fruit.ts';
import { gem } from './gem.ts';
import { head } from './head.ts';
import { koi } from './koi.ts';
import { lantern } from './lantern.ts';
import { mask } from './mask.ts';
import { mine } from './mine.ts';
import { palace } from './palace.ts';
import { peacock } from './peacock.ts';
import { pharaoh } from './pharaoh.ts';
import { plinko } from './plinko.ts';
import { pomegranate } from './pomegranate.ts';
import { rocket } from './rocket.ts';
import { roulette } from './roulette.ts';
import { sabres } from './sabres.ts';
import { sevens } from './sevens.ts';
import { teapot } from './teapot.ts';
import { tulip } from './tulip.ts';
import { volcano } from './volcano.ts';

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
