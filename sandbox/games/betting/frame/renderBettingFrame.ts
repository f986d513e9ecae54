import type { BettingAnswer } from '#sandbox/games/betting/BettingAnswer.ts';
import { joinScripts } from '#sandbox/games/joinScripts.ts';
import { CURRENCIES } from '#sandbox/world/money/currency.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { currencyUnit } from '#shared/domain/money/currencyUnit.ts';
import type { BettingData } from './BettingData.ts';
import { bettingMessages } from './bettingMessages.ts';
import { bettingStyles } from './bettingStyles.ts';

export interface BettingFrameProps {
  locale: SandboxLanguage;
  nonce: string;
  currency: string;
  /** The event of a deep link. */
  event: string | undefined;
  /** The theme of the embedding page. */
  theme: 'dark' | 'light';
  desk: BettingAnswer;
}

const SCRIPTS = [
  'formatMinor.ts',
  'fillMessages.ts',
  'newRoundId.ts',
  'siteOrigin.ts',
  'createTable.ts',
  'createTabStorage.ts',
  'betting/makeElement.ts',
  'pickElement.ts',
  'betting/bettingBridge.ts',
  'betting/bettingLabels.ts',
  'betting/drawSportIcon.ts',
  'betting/drawCrest.ts',
  'betting/createEventView.ts',
  'betting/drawBets.ts',
  'money/currencyDigits.ts',
  'money/sumDigits.ts',
  'money/readSum.ts',
  'betting/slipSums.ts',
  'betting/drawnAnew.ts',
  'betting/drawSlipForm.ts',
  'betting/createOfferList.ts',
  'betting/createSlipSheet.ts',
  'betting/createBetPlacing.ts',
  'betting/bettingApp.ts',
];

/** Renders the frame of the sportsbook. Its script draws the desk's answers and posts the bets. */
export function renderBettingFrame({ locale, nonce, currency, event, theme, desk }: BettingFrameProps): string {
  const messages = bettingMessages[locale];
  const data: BettingData = {
    locale,
    units: Object.fromEntries(CURRENCIES.map((code) => [code, currencyUnit(code, locale)])),
    currency,
    event: event ?? null,
    desk,
    messages,
  };
  // Inside a script element only `<` can end the element or open a comment.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const script = `(() => {\n'use strict';\n${joinScripts(SCRIPTS)}\nbettingApp(JSON.parse(document.getElementById('data').textContent));\n})();`;
  return `<!doctype html>
<html lang="${locale}"${theme === 'light' ? ' data-theme="light"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex"><title>${messages.title}</title><style nonce="${nonce}">${bettingStyles}</style></head>
<body><h1 class="hidden">${messages.title}</h1>
<main class="page" id="page" aria-label="${messages.title}"><nav class="sports" id="sports" aria-label="${messages.sports}"></nav><section class="highlights" id="highlights" aria-label="${messages.highlights}"></section><div class="list" id="list"></div>
<dialog id="slip" aria-label="${messages.slip}"><div class="tabs"><div role="tablist"><button type="button" role="tab" id="tab-slip" aria-controls="panel-slip">${messages.slip}</button><button type="button" role="tab" id="tab-bets" aria-controls="panel-bets">${messages.myBets}</button></div><button type="button" class="shut" id="shut" aria-label="${messages.close}">✕</button></div>
<div class="pad" role="tabpanel" id="panel-slip" aria-labelledby="tab-slip"></div><div class="pad" role="tabpanel" id="panel-bets" aria-labelledby="tab-bets"></div></dialog></main>
<button type="button" class="bar" id="bar" aria-haspopup="dialog"></button>
<noscript><p class="empty">${messages.noScript}</p></noscript><div id="live" class="hidden" role="status" aria-live="polite"></div>
<script type="application/json" id="data">${json}</script><script nonce="${nonce}">${script}</script></body></html>`;
}
