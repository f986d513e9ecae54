import { formatMinor } from '#sandbox/games/browser/formatMinor.ts';
import { frameIcons } from '#sandbox/games/frame/frameIcons.ts';
import type { FrameMessages } from '#sandbox/games/frame/frameMessages.ts';
import type { GameMode } from '#sandbox/games/GameMode.ts';
import type { ChipMessages } from './chipMessages.ts';

interface ChipPanelProps {
  messages: FrameMessages & ChipMessages;
  mode: GameMode;
  unit: string;
  balance: number;
  /** The text of the large button. */
  go: string;
}

/** The panel below a table with chips: sums, the choice of chip, and the button that plays. */
export function chipPanel({ messages, mode, unit, balance, go }: ChipPanelProps): string {
  const tool = (id: 'undo' | 'clear' | 'repeat') =>
    `<button type="button" class="tool" id="${id}" aria-label="${messages[id]}" title="${messages[id]}">${frameIcons[id]}</button>`;
  return `<div class="panel"><dl class="meters"><div><dt>${mode === 'demo' ? messages.balanceDemo : messages.balance}</dt><dd id="balance">${formatMinor(balance, unit)}</dd></div><div><dt>${messages.total}</dt><dd id="total">${formatMinor(0, unit)}</dd></div><div><dt>${messages.win}</dt><dd id="win">${formatMinor(0, unit)}</dd></div></dl>
<div class="tools"><div class="stepper" role="group" aria-label="${messages.chip}"><button type="button" class="step" id="chip-less" aria-label="${messages.chipLess}">${frameIcons.less}</button><span id="chip" role="img"></span><button type="button" class="step" id="chip-more" aria-label="${messages.chipMore}">${frameIcons.more}</button></div>${tool('undo')}${tool('clear')}${tool('repeat')}</div>
<button type="button" class="go" id="go">${go}</button></div>`;
}
