import type { BettingMessages } from '#sandbox/games/betting/frame/bettingMessages.ts';
import { pickElement } from '#sandbox/games/browser/pickElement.ts';
import type { BettingState } from './BettingState.ts';
import type { BettingLabels } from './bettingLabels.ts';
import { drawnAnew } from './drawnAnew.ts';
import { drawSlipForm } from './drawSlipForm.ts';
import { makeElement } from './makeElement.ts';
import { slipProduct } from './slipSums.ts';

interface SheetParts {
  messages: BettingMessages;
  labels: BettingLabels;
  state: BettingState;
  money: (minor: number) => string;
  /** The currency of a guest's slip. */
  currency: string;
  /** The slip was changed in its form. */
  onChange: () => void;
  /** A choice was removed from it: the list shows it no longer. */
  onRemove: () => void;
  place: () => void;
  /** Requests a dialog from the embedding page. */
  ask: (what: 'login' | 'deposit') => void;
}

const TABS = ['slip', 'bets'] as const;

/** The slip and the player's bets: beside the list on wide screens, else a sheet that the bar at the bottom opens. */
export function createSlipSheet({
  messages,
  labels,
  state,
  money,
  currency,
  onChange,
  onRemove,
  place,
  ask,
}: SheetParts) {
  const isWide = matchMedia('(min-width:1000px)');
  const sheet = pickElement<HTMLDialogElement>('slip');
  let tab: (typeof TABS)[number] = 'slip';

  function drawBar(): void {
    const { slip, desk } = state;
    const isEmpty = slip.choices.length === 0;
    const bar = pickElement('bar');
    // For a guest with an empty slip the bar opens nothing and would cover odds.
    bar.hidden = isWide.matches || (isEmpty && !desk.player);
    bar.classList.toggle('quiet', isEmpty);
    const ofEmpty = desk.player ? messages.myBets : messages.slip;
    bar.replaceChildren(
      makeElement('span', {}, isEmpty ? ofEmpty : `${messages.slip}: ${slip.choices.length}`),
      makeElement('span', {}, isEmpty ? '' : labels.odds(Math.floor(slipProduct(slip) / 10))),
    );
  }

  /** Draws the bar and the slip. */
  function draw(): void {
    drawBar();
    const { slip, desk, note, isPlacing } = state;
    const panel = pickElement('panel-slip');
    drawnAnew(panel, () =>
      drawSlipForm(panel, {
        messages,
        labels,
        money,
        slip: { ...slip, currency: desk.player?.currency ?? currency },
        player: desk.player,
        note,
        isPlacing,
        change(part) {
          Object.assign(slip, part);
          onChange();
          draw();
        },
        remove(one) {
          slip.choices = slip.choices.filter((other) => other !== one);
          onRemove();
          draw();
        },
        place,
        ask,
      }),
    );
    measure();
  }

  /** If the frame is as tall as its content, the sheet is placed at the bottom of its visible part. */
  function measure(): void {
    // Only when open: reading `offsetHeight` forces a layout of the whole list in the task that draws it.
    if (sheet.open) document.documentElement.style.setProperty('--sheet', `${sheet.offsetHeight}px`);
  }

  function showTab(): void {
    // A guest has no bets.
    if (!state.desk.player) tab = 'slip';
    pickElement('tab-bets').hidden = !state.desk.player;
    for (const name of TABS) {
      pickElement(`tab-${name}`).setAttribute('aria-selected', String(tab === name));
      pickElement(`tab-${name}`).tabIndex = tab === name ? 0 : -1;
      pickElement(`panel-${name}`).hidden = tab !== name;
    }
  }

  function open(next: typeof tab): void {
    tab = next;
    showTab();
    if (!sheet.open && !isWide.matches) sheet.showModal();
    measure();
  }

  /** On wide screens the slip is beside the list, on others it is a sheet. */
  function arrange(): void {
    if (sheet.open) sheet.close();
    // Not `show()`: it moves the focus into the frame although the visitor did not open the slip.
    sheet.toggleAttribute('open', isWide.matches);
    draw();
  }

  isWide.addEventListener('change', arrange);
  pickElement('bar').addEventListener('click', () => open(state.slip.choices.length > 0 ? 'slip' : 'bets'));
  pickElement('shut').addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet && !isWide.matches) sheet.close();
  });
  for (const name of TABS)
    pickElement(`tab-${name}`).addEventListener('click', () => {
      tab = name;
      showTab();
      measure();
    });
  sheet.addEventListener('keydown', (event) => {
    if (!(event.target instanceof Element) || event.target.getAttribute('role') !== 'tab') return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    tab = tab === 'slip' ? 'bets' : 'slip';
    showTab();
    pickElement(`tab-${tab}`).focus();
  });
  return { draw, showTab, arrange };
}
