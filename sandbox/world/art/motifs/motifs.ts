import type { Motif } from '../paint.ts';
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
import { gem } from './gem.ts';
import { head } from './head.ts';
import { koi } from './koi.ts';
import { lantern } from './lantern.ts';
import { palace } from './palace.ts';
import { pharaoh } from './pharaoh.ts';
import { pomegranate } from './pomegranate.ts';
import { rocket } from './rocket.ts';
import { roulette } from './roulette.ts';
import { tulip } from './tulip.ts';

/** Every motif family, each with its kinds. */
export const motifs: readonly Motif[] = [
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
  gem,
  head,
  koi,
  lantern,
  palace,
  pharaoh,
  pomegranate,
  rocket,
  roulette,
  tulip,
];
