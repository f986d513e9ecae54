import { currencyUnit } from '../../../../shared/domain/money/currencyUnit.ts';
import { formatMinor } from '../../browser/formatMinor.ts';
import { frameDocument } from '../../frame/frameDocument.ts';
import { frameMessages } from '../../frame/frameMessages.ts';
import { lookOf } from '../../frame/lookOf.ts';
import type { InstantFrameProps } from '../../instant/createInstantDesk.ts';
import { chipPanel } from '../../instant/frame/chipPanel.ts';
import { chipWords } from '../../instant/frame/chipWords.ts';
import { spotButton } from '../../instant/frame/spotButton.ts';
import { BACCARAT_RTP, PAYS, type Side } from '../baccaratMaths.ts';
import type { BaccaratData } from './BaccaratData.ts';
import { baccaratStyles } from './baccaratStyles.ts';
import { baccaratMessages } from './baccaratMessages.ts';

const SIDES = ['player', 'tie', 'banker'] as const satisfies readonly Side[];
const times = (value: number) => `×${String(value).replace('.', ',')}`;

/** Renders the frame of a baccarat game. The platform decides the cards; the frame requests and shows them. */
export function renderBaccaratFrame(props: InstantFrameProps<Side>): string {
  const { game, mode, locale, nonce, currency, isGuest, seat } = props;
  const words = { ...frameMessages[locale], ...chipWords[locale], ...baccaratMessages[locale] };
  const unit = currencyUnit(currency, locale);
  const data: BaccaratData = { sysname: game.sysname, mode, locale, isGuest, currency, unit, seat, words };
  const hand = (side: 'player' | 'banker') =>
    `<section class="hand" id="${side}"><h2>${words[side]} <b id="${side}-sum">0</b></h2><div class="cards" id="${side}-cards" role="img" aria-label="${words[side]}"><span class="card back"></span><span class="card back"></span></div></section>`;
  const place = (side: Side) =>
    spotButton(side, {
      class: `spot ${side}`,
      face: `${words[side]}<small>${times(PAYS[side])}</small>`,
      label: `${words[side]} ${times(PAYS[side])}`,
    });
  return frameDocument({
    game,
    look: lookOf(game.art),
    locale,
    nonce,
    styles: baccaratStyles,
    body: `<main class="stage" aria-label="${words.table}"><ol class="last" id="last" aria-label="${words.last}"></ol>${hand('player')}${hand('banker')}
<div class="felt" id="felt" role="group" aria-label="${words.table}">${SIDES.map(place).join('')}</div></main>
<div class="says"><p id="message"></p></div>
${chipPanel({ words, mode, unit, balance: seat.balance, go: words.deal })}`,
    rules: `<p>${words.rules}</p><p>${words.shoe}</p><h3>${words.pays}</h3><ul class="plain"><li>${words.paysPlayer}: ${times(PAYS.player)}</li><li>${words.paysBanker}: ${times(PAYS.banker)}</li><li>${words.paysTie}: ${times(PAYS.tie)}</li></ul>
<h3>${words.rtp}: ${String(BACCARAT_RTP).replace('.', ',')}%</h3><p>${words.rtpText}</p><p>${words.limits}: ${formatMinor(seat.limits.min, '')} – ${formatMinor(seat.limits.max, unit)}</p><p>${words.keys}</p>`,
    scripts: ['createRoundPlay.ts', 'createFelt.ts', 'wordBelow.ts', 'baccaratApp.ts'],
    app: 'baccaratApp',
    data,
  });
}
