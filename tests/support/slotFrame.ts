import type { Page } from 'playwright';
import type { SpinAnswer } from '../../sandbox/games/slot/SlotAnswer.ts';
import type { Locale } from '../../shared/locales.ts';

const WORDS = { uz: { spin: 'Aylantirish' }, ru: { spin: 'Крутить' } } as const;
/** Minor units in a major one. */
const MINOR = 100;

/** What a round took, brought and left, in major units. */
export interface PlayedRound {
  bet: number;
  win: number;
  balance: number;
}

/** The slot in the frame called `title`. */
export function slotFrame(page: Page, title: string, locale: Locale) {
  const frame = page.getByTitle(title, { exact: true }).contentFrame();
  const spin = frame.getByRole('button', { name: WORDS[locale].spin });
  return {
    frame,
    spin,
    /** Presses spin once the slot is ready for it; resolves with the round when the slot shows its balance again. */
    async play(): Promise<PlayedRound> {
      const [answer] = await Promise.all([
        page.waitForResponse(
          (response) => response.request().method() === 'POST' && response.request().postDataJSON().action === 'spin',
        ),
        spin.click(),
      ]);
      const { data } = (await answer.json()) as { data: SpinAnswer };
      return { bet: data.bet / MINOR, win: data.win / MINOR, balance: data.balance / MINOR };
    },
  };
}
