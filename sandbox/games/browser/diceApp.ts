import type { DiceAnswer } from '#sandbox/games/dice/DiceAnswer.ts';
import type { Faces } from '#sandbox/games/dice/diceMaths.ts';
import type { DiceData } from '#sandbox/games/dice/frame/DiceData.ts';
import { createChipTable } from './createChipTable.ts';
import { fillMessages } from './fillMessages.ts';
import { pickElement } from './pickElement.ts';
import { wordBelow } from './wordBelow.ts';

/** The script of the dice frame. The player lays chips here; the platform decides the throw. */
export function diceApp(data: DiceData): void {
  const { messages } = data;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const dice = Array.from(document.querySelectorAll<HTMLElement>('.die'));
  const sumOf = (faces: Faces) => faces[0] + faces[1] + faces[2];
  const textOf = (faces: Faces) => faces.join('·');

  createChipTable<DiceAnswer, Faces>(data, {
    action: 'throw',
    pendingKey: `dice-pending:${data.sysname}:${data.mode}`,
    playKey: 'KeyS',
    outcomeOf: ({ faces }) => `${textOf(faces)} = ${sumOf(faces)}`,
    isSame: (thrown, { faces }) => faces.every((face) => wordBelow(thrown, 6) + 1 === face),
    traceOf: ({ faces }) => faces,
    isHit: (spot, { faces }) => spot === `t${sumOf(faces)}`,
    resultText: ({ faces }) => fillMessages(messages.result, { faces: textOf(faces), sum: sumOf(faces) }),
    drawLast: (item, faces) => {
      item.className = 'side';
      item.textContent = String(sumOf(faces));
    },
    play: async ({ faces }) => {
      await new Promise((resolve) => setTimeout(resolve, calm.matches ? 0 : 1100));
      for (const [index, die] of dice.entries()) die.dataset['face'] = String(faces[index]);
      pickElement('dice').setAttribute('aria-label', `${messages.dice}: ${faces.join(', ')}`);
    },
  }).start();
}
