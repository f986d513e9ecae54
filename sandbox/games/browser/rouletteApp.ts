import type { RouletteData } from '#sandbox/games/roulette/frame/RouletteData.ts';
import type { WheelAnswer } from '#sandbox/games/roulette/RouletteAnswer.ts';
import { createChipTable } from './createChipTable.ts';
import { fillMessages } from './fillMessages.ts';
import { pickElement } from './pickElement.ts';
import { wordBelow } from './wordBelow.ts';

/** The script of the roulette frame. The player lays chips here; the platform decides the number. */
export function rouletteApp(data: RouletteData): void {
  const { messages, wheel } = data;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
  const colourOf = (number: number) => (number === 0 ? 'green' : reds.includes(number) ? 'red' : 'black');
  let turn = 0;
  let ballTurn = 0;

  async function turnTo(number: number): Promise<void> {
    const step = 360 / wheel.length;
    const ms = calm.matches ? 0 : 4200;
    // The wheel and the ball turn in opposite directions and stop at the number.
    turn += 360 + 90 + (Math.random() * 180 - 90);
    const pocket = turn + wheel.indexOf(number) * step;
    const rounds = calm.matches ? 0 : 5;
    ballTurn = pocket - 360 * rounds - 360 * Math.ceil((pocket - 360 * rounds - ballTurn) / 360);
    for (const [id, angle] of [
      ['wheel-turn', turn],
      ['ball-turn', ballTurn],
    ] as const) {
      const part = document.getElementById(id) as unknown as SVGElement;
      part.style.transition = ms === 0 ? 'none' : `transform ${ms}ms cubic-bezier(.12,.62,.16,1)`;
      part.style.transform = `rotate(${angle}deg)`;
    }
    await wait(ms);
  }

  createChipTable<WheelAnswer, number>(data, {
    action: 'spin',
    pendingKey: `wheel-pending:${data.sysname}:${data.mode}`,
    playKey: 'KeyS',
    outcomeOf: ({ number }) => `${number}, ${messages[colourOf(number)]}`,
    isSame: (thrown, { number }) => wordBelow(thrown, wheel.length) === number,
    traceOf: ({ number }) => number,
    isHit: (spot, { number }) => spot === `n${number}`,
    resultText: ({ number }) => fillMessages(messages.result, { number, colour: messages[colourOf(number)] }),
    drawLast: (item, number) => {
      item.className = colourOf(number);
      item.textContent = String(number);
    },
    play: async ({ number }) => {
      pickElement('fallen').hidden = true;
      await turnTo(number);
      pickElement('fallen').textContent = String(number);
      pickElement('fallen').className = colourOf(number);
      pickElement('fallen').hidden = false;
      pickElement('disc').setAttribute('aria-label', `${messages.wheel}: ${number}, ${messages[colourOf(number)]}`);
      // Long enough to read the number on the large wheel.
      await wait(calm.matches ? 600 : 1100);
    },
  }).start();
}
