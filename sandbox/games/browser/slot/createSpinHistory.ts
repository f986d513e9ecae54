import { isSeedOfHash } from '#sandbox/games/browser/isSeedOfHash.ts';
import { pickElement } from '#sandbox/games/browser/pickElement.ts';
import type { FrameData } from '#sandbox/games/slot/frame/FrameData.ts';
import type { SpinAnswer } from '#sandbox/games/slot/SlotAnswer.ts';

const SHOWN_MAX = 20;

/** The rounds of this visit, newest first, each with what proves it. */
export function createSpinHistory({
  messages,
  money,
}: Pick<FrameData, 'messages'> & { money: (minor: number) => string }) {
  const rounds: SpinAnswer[] = [];

  function add(round: SpinAnswer): void {
    rounds.unshift(round);
    rounds.length = Math.min(rounds.length, SHOWN_MAX);
  }

  function draw(): void {
    pickElement('no-rounds').hidden = rounds.length > 0;
    pickElement('history').replaceChildren(
      ...rounds.map((round) => {
        const item = pickElement<HTMLTemplateElement>('round-template').content.cloneNode(true) as DocumentFragment;
        const put = (name: string, text: string) => {
          const place = item.querySelector(`[data-put=${name}]`);
          if (place) place.textContent = text;
        };
        put('bet', money(round.bet));
        put('win', money(round.win));
        put('round', round.round);
        put('client_seed', round.client_seed);
        put('nonce', String(round.nonce));
        put('hash', round.hash);
        put('seed', round.seed);
        const verdict = item.querySelector('[data-put=verdict]');
        void isSeedOfHash(round.seed, round.hash).then((matches) => {
          if (!verdict) return;
          verdict.textContent = matches === null ? messages.cannotCheck : matches ? messages.matches : messages.differs;
          verdict.classList.add(matches ? 'good' : 'bad');
        });
        return item;
      }),
    );
  }

  return { add, draw };
}
