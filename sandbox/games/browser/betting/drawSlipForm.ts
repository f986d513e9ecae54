import type { PlayerView } from '#sandbox/games/betting/BettingAnswer.ts';
import type { BettingMessages } from '#sandbox/games/betting/frame/bettingMessages.ts';
import { fillMessages } from '#sandbox/games/browser/fillMessages.ts';
import { formatMinor } from '#sandbox/games/browser/formatMinor.ts';
import type { BettingLabels } from './bettingLabels.ts';
import { makeElement } from './makeElement.ts';
import { type Choice, isSingleSlip, readStake, type Slip, slipPossible, slipProduct, slipStake } from './slipSums.ts';

/** The result of the last attempt. */
export interface SlipNote {
  text: string;
  isGood: boolean;
}

interface SlipView {
  messages: BettingMessages;
  labels: BettingLabels;
  money: (minor: number) => string;
  slip: Slip;
  player: PlayerView | null;
  note: SlipNote | undefined;
  isPlacing: boolean;
  /** A choice or input changed: draws again. */
  change: (part: Partial<Slip>) => void;
  remove: (choice: Choice) => void;
  place: () => void;
  /** Requests a dialog from the embedding page. */
  ask: (what: 'login' | 'deposit') => void;
}

/** The slip: choices, stake, possible win and the button that bets. A focused field keeps its focus. */
export function drawSlipForm(panel: HTMLElement, view: SlipView): void {
  const { messages, labels, money, slip, player, note, isPlacing, change, remove, place, ask } = view;
  const { odds } = labels;
  const { choices } = slip;
  const focused = document.activeElement?.id === 'stake' && document.activeElement instanceof HTMLInputElement;
  if (choices.length === 0) {
    panel.replaceChildren(
      makeElement('p', { class: 'empty' }, messages.emptySlip),
      note ? makeElement('p', { class: `note${note.isGood ? ' good' : ''}`, role: 'status' }, note.text) : '',
    );
    return;
  }
  const minor = slipStake(slip);
  const sum = slipPossible(slip);
  const { problem } = readStake(slip);
  const isOutside = player !== null && problem === null && (minor < player.min || minor > player.max);
  const isUnread = problem !== null && problem !== 'empty';
  const isWrong = isOutside || isUnread;
  const input = makeElement('input', {
    id: 'stake',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-describedby': isWrong ? 'stake-note' : undefined,
    input: () => {
      change({ stake: input.value });
    },
  });
  input.value = slip.stake;
  const caret = focused ? (document.activeElement as HTMLInputElement).selectionStart : null;
  panel.replaceChildren(
    makeElement(
      'ul',
      {},
      ...choices.map((one) =>
        makeElement(
          'li',
          { class: 'leg' },
          makeElement(
            'div',
            {},
            makeElement('b', {}, labels.outcomeOf(one.outcome, one)),
            makeElement('small', {}, labels.labelOf(one.market, one.sport)),
            makeElement('small', {}, `${one.home} — ${one.away}`),
            one.odds === null ? makeElement('small', { class: 'closed' }, messages.stopped) : null,
          ),
          makeElement('b', { class: 'odd' }, one.odds === null ? '–' : odds(one.odds)),
          makeElement(
            'button',
            {
              type: 'button',
              'aria-label': fillMessages(messages.remove, { event: `${one.home} — ${one.away}` }),
              click: () => remove(one),
            },
            '✕',
          ),
        ),
      ),
    ),
    choices.length > 1
      ? makeElement(
          'div',
          { class: 'kinds', role: 'group' },
          ...(['express', 'single'] as const).map((name) =>
            makeElement(
              'button',
              {
                type: 'button',
                'aria-pressed': String(slip.kind === name),
                click: () => change({ kind: name }),
              },
              messages[name],
            ),
          ),
        )
      : '',
    makeElement(
      'label',
      { for: 'stake' },
      choices.length > 1 && isSingleSlip(slip) ? messages.stakeEach : messages.stake,
    ),
    input,
    isWrong
      ? makeElement(
          'p',
          { class: 'note', id: 'stake-note' },
          isOutside
            ? fillMessages(messages.stakeBounds, { min: money(player.min), max: money(player.max) })
            : problem === 'whole'
              ? messages.stakeWhole
              : messages.stakeUnread,
        )
      : '',
    player
      ? makeElement(
          'div',
          { class: 'presets' },
          ...player.presets.map((preset) =>
            makeElement(
              'button',
              {
                type: 'button',
                click: () => change({ stake: String(preset / 100) }),
              },
              formatMinor(preset, ''),
            ),
          ),
        )
      : '',
    makeElement(
      'dl',
      { class: 'facts' },
      isSingleSlip(slip)
        ? null
        : makeElement(
            'div',
            {},
            makeElement('dt', {}, messages.totalOdds),
            makeElement('dd', {}, odds(Math.floor(slipProduct(slip) / 10))),
          ),
      makeElement('div', {}, makeElement('dt', {}, messages.possible), makeElement('dd', { class: 'sum' }, money(sum))),
      player
        ? makeElement('div', {}, makeElement('dt', {}, messages.balance), makeElement('dd', {}, money(player.balance)))
        : null,
      player && player.bonus > 0
        ? makeElement('div', {}, makeElement('dt', {}, messages.bonus), makeElement('dd', {}, money(player.bonus)))
        : null,
    ),
    player && player.bonus > 0 ? makeElement('p', { class: 'proof' }, messages.bonusText) : '',
    acceptBox(messages, slip, change),
    note ? makeElement('p', { class: `note${note.isGood ? ' good' : ''}`, role: 'status' }, note.text) : '',
    player
      ? makeElement(
          'button',
          { type: 'button', class: 'go', 'aria-disabled': String(isPlacing || minor === 0 || isWrong), click: place },
          isPlacing ? messages.placing : messages.place,
        )
      : makeElement('button', { type: 'button', class: 'go', click: () => ask('login') }, messages.signIn),
    player && minor > player.balance + player.bonus
      ? makeElement('button', { type: 'button', class: 'second', click: () => ask('deposit') }, messages.deposit)
      : '',
  );
  if (focused) {
    input.focus({ preventScroll: true });
    if (caret !== null) input.setSelectionRange(caret, caret);
  }
}

function acceptBox(messages: BettingMessages, { acceptsAny }: Slip, change: SlipView['change']): HTMLElement {
  const box = makeElement('input', {
    type: 'checkbox',
    change: () => change({ acceptsAny: box.checked }),
  });
  box.checked = acceptsAny;
  return makeElement('label', { class: 'check' }, box, messages.acceptAny);
}
