import { escapeHtml } from '../../../http/escapeHtml.ts';
import { LINES, PAYTABLE } from '../slotMaths.ts';
import type { SlotFrameProps } from '../SlotFrameProps.ts';

const WORDS = {
  uz: {
    spin: 'Aylantirish',
    bet: 'Tikish',
    balance: 'Balans',
    win: 'Yutuq',
    free: 'Bepul aylanishlar',
    failed: 'Xatolik, qayta urinib koʻring',
  },
  ru: {
    spin: 'Крутить',
    bet: 'Ставка',
    balance: 'Баланс',
    win: 'Выигрыш',
    free: 'Фриспины',
    failed: 'Ошибка, попробуйте ещё раз',
  },
} as const;

/** Runs in the frame. It only asks and shows: what a spin brings is decided on the server. */
const SCRIPT = `
const data = JSON.parse(document.getElementById('data').textContent);
const { theme, seat, words, locale, currency, isGuest } = data;
const grid = document.getElementById('grid'), say = (id, text) => { document.getElementById(id).textContent = text; };
const money = (minor) => String(Math.floor(minor / 100)).replace(/\\B(?=(\\d{3})+$)/g, '\\u00a0');
let wallet = sessionStorage.getItem('wallet') ?? seat.wallet, busy = false;
const bet = document.getElementById('bet');
for (const preset of seat.limits.presets) bet.add(new Option(money(preset), preset));
function show(columns) {
  grid.replaceChildren(...columns.map((column) => {
    const reel = document.createElement('div');
    reel.append(...column.map((symbol) => {
      const cell = document.createElement('span'), look = theme.symbols[symbol];
      cell.textContent = look.label[locale]; cell.style.background = look.colour;
      return cell;
    }));
    return reel;
  }));
}
async function ask(order) {
  const response = await fetch(location.href, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...order, ...(isGuest ? { wallet } : {}) }) });
  const answer = await response.json();
  if (answer.error) throw new Error(answer.error.message || words.failed);
  if (answer.data.wallet) sessionStorage.setItem('wallet', wallet = answer.data.wallet);
  say('balance', money(answer.data.balance) + ' ' + currency);
  say('free', answer.data.free_spins_left ? words.free + ': ' + answer.data.free_spins_left : '');
  parent.postMessage({ type: 'balance', balance: answer.data.balance / 100, currency, mode: data.mode }, location.origin);
  return answer.data;
}
document.getElementById('spin').addEventListener('click', async () => {
  if (busy) return;
  busy = true; say('win', '');
  try {
    const answer = await ask({ action: 'spin', bet: Number(bet.value), lines: 20, round: crypto.randomUUID() });
    show(answer.grid);
    say('win', answer.win ? words.win + ': ' + money(answer.win) + ' ' + currency : '');
  } catch (error) { say('win', error.message || words.failed); }
  busy = false;
});
show(data.grid);
ask({ action: 'state' }).catch((error) => say('win', error.message));
`;

/** The document inside the game's frame. */
export function renderSlotFrame({ game, theme, mode, locale, nonce, currency, isGuest, seat }: SlotFrameProps): string {
  const words = WORDS[locale];
  const symbols = Object.keys(PAYTABLE);
  const grid = Array.from({ length: 5 }, (_, reel) =>
    Array.from({ length: 3 }, (_cell, row) => symbols[(reel * 3 + row * LINES.length) % symbols.length]),
  );
  const data = { theme, mode, locale, currency, isGuest, seat, words, grid };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(game.name)}</title><style nonce="${nonce}">
html,body{height:100%;margin:0}body{display:grid;place-content:center;gap:1rem;font:16px system-ui;color:${theme.colours.text};
background:linear-gradient(${theme.colours.sky[0]},${theme.colours.sky[1]})}
#grid{display:grid;grid-template-columns:repeat(5,1fr);gap:.4rem;padding:.6rem;border-radius:1rem;background:${theme.colours.reel}}
#grid div{display:grid;gap:.4rem}#grid span{display:grid;place-content:center;text-align:center;width:16vw;max-width:7rem;height:5rem;border-radius:.6rem;color:#111;font-size:.8rem}
#bar{display:flex;gap:1rem;flex-wrap:wrap;align-items:center}button,select{font:inherit;padding:.6rem 1.2rem;border-radius:.6rem;border:0}
button{background:${theme.colours.accent};color:#111;font-weight:700}</style></head><body>
<div id="grid"></div><div id="bar"><span>${words.balance}: <output id="balance"></output></span>
<label>${words.bet} <select id="bet"></select></label><button id="spin">${words.spin}</button>
<output id="win"></output><output id="free"></output></div>
<script type="application/json" id="data">${json}</script><script nonce="${nonce}">${SCRIPT}</script></body></html>`;
}
