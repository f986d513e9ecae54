import { BACCARAT_RTP, PAYS, type Side } from '#sandbox/games/baccarat/baccaratMaths.ts';
import { formatMinor } from '#sandbox/games/browser/formatMinor.ts';
import { frameDocument } from '#sandbox/games/frame/frameDocument.ts';
import { frameMessages } from '#sandbox/games/frame/frameMessages.ts';
import { lookOf } from '#sandbox/games/frame/lookOf.ts';
import type { InstantFrameProps } from '#sandbox/games/instant/createInstantDesk.ts';
import { chipMessages } from '#sandbox/games/instant/frame/chipMessages.ts';
import { chipPanel } from '#sandbox/games/instant/frame/chipPanel.ts';
import { spotButton } from '#sandbox/games/instant/frame/spotButton.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import type { BaccaratData } from './BaccaratData.ts';
import { baccaratMessages } from './baccaratMessages.ts';
import { baccaratStyles } from './baccaratStyles.ts';

const SIDES = ['player', 'tie', 'banker'] as const satisfies readonly Side[];
const times = (value: number) => `×${String(value).replace('.', ',')}`;

/** Renders the frame of a baccarat game. The platform decides the cards; the frame requests and shows them. */
export function renderBaccaratFrame(props: InstantFrameProps<Side>): string {
  const { game, mode, locale, nonce, currency, isGuest, seat } = props;
  const messages = { ...frameMessages[locale], ...chipMessages[locale], ...baccaratMessages[locale] };
  const unit = currencyUnit(currency, locale);
  const data: BaccaratData = { sysname: game.sysname, mode, locale, isGuest, currency, unit, seat, messages };
  const hand = (side: 'player' | 'banker') =>
    `<section class="hand" id="${side}"><h2>${messages[side]} <b id="${side}-sum">0</b></h2><div class="cards" id="${side}-cards" role="img" aria-label="${messages[side]}"><span class="card back"></span><span class="card back"></span></div></section>`;
  const place = (side: Side) =>
    spotButton(side, {
      class: `spot ${side}`,
      face: `${messages[side]}<small>${times(PAYS[side])}</small>`,
      label: `${messages[side]} ${times(PAYS[side])}`,
    });
  return frameDocument({
    game,
    look: lookOf(game.art),
    locale,
    nonce,
    styles: baccaratStyles,
    body: `<main class="stage" aria-label="${messages.table}"><ol class="last" id="last" aria-label="${messages.last}"></ol>${hand('player')}${hand('banker')}
<div class="felt" id="felt" role="group" aria-label="${messages.table}">${SIDES.map(place).join('')}</div></main>
<div class="message"><p id="message"></p></div>
${chipPanel({ messages, mode, unit, balance: seat.balance, go: messages.deal })}`,
    rules: `<p>${messages.rules}</p><p>${messages.shoe}</p><h3>${messages.pays}</h3><ul class="plain"><li>${messages.paysPlayer}: ${times(PAYS.player)}</li><li>${messages.paysBanker}: ${times(PAYS.banker)}</li><li>${messages.paysTie}: ${times(PAYS.tie)}</li></ul>
<h3>${messages.rtp}: ${String(BACCARAT_RTP).replace('.', ',')}%</h3><p>${messages.rtpText}</p><p>${messages.limits}: ${formatMinor(seat.limits.min, '')} – ${formatMinor(seat.limits.max, unit)}</p><p>${messages.keys}</p>`,
    scripts: [
      'createRoundPlay.ts',
      'nextSpot.ts',
      'shortSum.ts',
      'createChipTable.ts',
      'wordBelow.ts',
      'baccaratApp.ts',
    ],
    app: 'baccaratApp',
    data,
  });
}
