import type { FrameMessages } from '#sandbox/games/frame/frameMessages.ts';
import { isSeedOfHash } from './isSeedOfHash.ts';
import { pickElement } from './pickElement.ts';

/** Four blocks are thirty-two words: more than any round of a table or board uses. */
const BLOCKS = 4;

/** A round in the fairness sheet. */
export interface ShownRound {
  bet: string;
  win: string;
  outcome: string;
  hash: string;
  seed: string;
  client_seed: string;
  nonce: number;
  /** Whether the recomputed words give the shown result. */
  isSame: (words: number[]) => boolean;
}

/** The sheets and dialogs of a frame: rules, rounds with their proof, win messages and errors. */
export function createSheets(messages: FrameMessages, rounds: () => ShownRound[]) {
  function closed(dialog: HTMLDialogElement): Promise<string> {
    return new Promise((resolve) =>
      dialog.addEventListener('close', () => resolve(dialog.returnValue), { once: true }),
    );
  }

  async function verdictOf(round: ShownRound): Promise<boolean | null> {
    const [isCommitted, thrown] = await Promise.all([
      isSeedOfHash(round.seed, round.hash),
      roundWords(round.seed, round.client_seed, round.nonce),
    ]);
    return isCommitted === null || thrown === null ? null : isCommitted && round.isSame(thrown);
  }

  function drawRounds(): void {
    const shown = rounds();
    pickElement('no-rounds').hidden = shown.length > 0;
    pickElement('history').replaceChildren(
      ...shown.map((round) => {
        const item = pickElement<HTMLTemplateElement>('round-template').content.cloneNode(true) as DocumentFragment;
        for (const place of item.querySelectorAll<HTMLElement>('[data-put]')) {
          const name = place.dataset['put'] as string;
          if (name !== 'verdict') place.textContent = String(round[name as keyof ShownRound]);
        }
        const verdict = item.querySelector('[data-put=verdict]');
        void verdictOf(round).then((matches) => {
          if (!verdict) return;
          verdict.textContent = matches === null ? messages.cannotCheck : matches ? messages.matches : messages.differs;
          verdict.classList.add(matches ? 'good' : 'bad');
        });
        return item;
      }),
    );
  }

  pickElement('open-info').addEventListener('click', () => pickElement<HTMLDialogElement>('info').showModal());
  pickElement('open-rounds').addEventListener('click', () => {
    drawRounds();
    pickElement<HTMLDialogElement>('rounds').showModal();
  });
  document.addEventListener('click', (event) => {
    // A press outside closes a sheet, but not a question, which needs an answer.
    const { target } = event;
    if (target instanceof HTMLDialogElement && target.id !== 'trouble') target.close();
  });

  return {
    /** The client seed that the player typed, if any. */
    clientSeed: (): string | undefined => {
      const { value } = pickElement<HTMLInputElement>('client-seed');
      return /^[\w-]{1,64}$/.test(value) ? value : undefined;
    },
    showNext(hash: string, nonce: number): void {
      pickElement('next-hash').textContent = hash;
      pickElement('next-nonce').textContent = String(nonce);
    },
    /** Good news: closes without an answer. */
    async banner(title: string, text: string): Promise<void> {
      pickElement('banner-title').textContent = title;
      pickElement('banner-text').textContent = text;
      pickElement('live').textContent = `${title}: ${text}`;
      const dialog = pickElement<HTMLDialogElement>('banner');
      dialog.showModal();
      const timer = setTimeout(() => dialog.close(), 5000);
      await closed(dialog);
      clearTimeout(timer);
    },
    /** A question that must be answered: what went wrong, and the one action that helps. */
    async ask(title: string, text: string, action: string): Promise<boolean> {
      pickElement('trouble-title').textContent = title;
      pickElement('trouble-text').textContent = text;
      pickElement('trouble-go').textContent = action;
      const dialog = pickElement<HTMLDialogElement>('trouble');
      dialog.returnValue = '';
      dialog.showModal();
      return (await closed(dialog)) === 'go';
    },
    isOpen: () => document.querySelector('dialog[open]') !== null,
  };
}

/** The first 32-bit words that decided a round, recomputed from its revealed seed; null if the browser cannot. */
async function roundWords(seed: string, clientSeed: string, nonce: number): Promise<number[] | null> {
  if (!crypto.subtle) return null;
  const text = new TextEncoder();
  const raw = text.encode(`${seed}:${clientSeed}:${nonce}`);
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const words: number[] = [];
  for (let block = 0; block < BLOCKS; block += 1) {
    const view = new DataView(await crypto.subtle.sign('HMAC', key, text.encode(String(block))));
    for (let index = 0; index < 8; index += 1) words.push(view.getUint32(index * 4));
  }
  return words;
}
