import type { BaccaratAnswer } from '#sandbox/games/baccarat/BaccaratAnswer.ts';
import type { Side } from '#sandbox/games/baccarat/baccaratMaths.ts';
import type { BaccaratData } from '#sandbox/games/baccarat/frame/BaccaratData.ts';
import { createChipTable } from './createChipTable.ts';
import { fillMessages } from './fillMessages.ts';
import { pickElement } from './pickElement.ts';
import { wordBelow } from './wordBelow.ts';

/** The script of the baccarat frame. The player lays chips here; the platform decides the cards. */
export function baccaratApp(data: BaccaratData): void {
  const { messages } = data;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, calm.matches ? 0 : ms));
  const ranks = messages.ranks.split(' ');
  const suits = messages.suits.split(', ');
  const valueOf = (card: number) => Math.min((card % 13) + 1, 10) % 10;
  const sumOf = (cards: number[]) => cards.reduce((sum, card) => sum + valueOf(card), 0) % 10;

  function drawCard(card: number): HTMLElement {
    const suit = Math.floor(card / 13);
    const element = document.createElement('span');
    element.className = suit % 2 === 1 ? 'card red comes' : 'card comes';
    for (const text of [ranks[card % 13], ['♠', '♦', '♣', '♥'][suit]]) {
      const part = document.createElement('span');
      part.textContent = text ?? '';
      element.append(part);
    }
    return element;
  }

  function describe(side: 'player' | 'banker', cards: number[]): void {
    pickElement(`${side}-sum`).textContent = String(sumOf(cards));
    const names = cards.map((card) => `${ranks[card % 13]} ${suits[Math.floor(card / 13)]}`).join(', ');
    const values = { side: messages[side], cards: names, sum: sumOf(cards) };
    pickElement(`${side}-cards`).setAttribute('aria-label', fillMessages(messages.hand, values));
  }

  createChipTable<BaccaratAnswer, Side>(data, {
    action: 'deal',
    pendingKey: `coup-pending:${data.sysname}:${data.mode}`,
    playKey: 'KeyS',
    outcomeOf: ({ result, player, banker }) => `${messages[result]}, ${sumOf(player)}:${sumOf(banker)}`,
    // Two cards each in turn, then the third cards.
    isSame: (thrown, { player, banker }) =>
      [player[0], banker[0], player[1], banker[1], player[2], banker[2]]
        .filter((card) => card !== undefined)
        .every((card) => wordBelow(thrown, 52) === card),
    traceOf: ({ result }) => result,
    isHit: (spot, { result }) => spot === result,
    resultText: ({ result, player, banker }) =>
      fillMessages(messages.result, { result: messages[result], ours: sumOf(player), theirs: sumOf(banker) }),
    drawLast: (item, side) => {
      item.className = side;
      item.textContent = messages[side];
    },
    play: async ({ player, banker, result }) => {
      for (const side of ['player', 'banker'] as const) {
        pickElement(side).classList.remove('best');
        pickElement(`${side}-cards`).replaceChildren();
        pickElement(`${side}-sum`).textContent = '0';
      }
      const hands = { player, banker };
      for (let round = 0; round < 3; round += 1)
        for (const side of ['player', 'banker'] as const) {
          const card = hands[side][round];
          if (card === undefined) continue;
          pickElement(`${side}-cards`).append(drawCard(card));
          describe(side, hands[side].slice(0, round + 1));
          await wait(round === 2 ? 700 : 420);
        }
      if (result !== 'tie') pickElement(result).classList.add('best');
    },
  }).start();
}
