import type { Page } from 'playwright';
import { slotMessages } from '../../../sandbox/games/slot/frame/slotMessages.ts';
import type { SpinAnswer } from '../../../sandbox/games/slot/SlotAnswer.ts';
import { formatNumber } from '../../../shared/domain/formatNumber.ts';
import type { Language } from '../../../shared/locales.ts';

/** Minor units in a major one. */
const MINOR = 100;

/** What a round took, brought and left, in major units. */
export interface PlayedRound {
  bet: number;
  win: number;
  balance: number;
}

/** The slot in the frame called `title`. */
export async function slotFrame(page: Page, title: string, locale: Language) {
  const frame = page.getByTitle(title, { exact: true }).contentFrame();
  const { spin, spinFree, goOn, rounds } = slotMessages[locale];
  const button = frame.getByRole('button', { name: spin, exact: true });
  const freeButton = frame.getByRole('button', { name: spinFree, exact: true });
  // A great win and free spins are announced over the reels; luck decides whether there are any.
  const announced = frame.getByRole('button', { name: goOn, exact: true });
  await page.addLocatorHandler(announced, () => announced.click());
  return {
    /** Presses spin; resolves with the round when the slot shows what is left. */
    async play(): Promise<PlayedRound> {
      const [answer] = await Promise.all([
        page.waitForResponse(
          (response) => response.request().method() === 'POST' && isSpin(response.request().postData()),
        ),
        button.or(freeButton).click(),
      ]);
      const { data } = (await answer.json()) as { data: SpinAnswer };
      await frame
        .getByText(formatNumber(data.balance / MINOR))
        .first()
        .waitFor();
      return { bet: data.bet / MINOR, win: data.win / MINOR, balance: data.balance / MINOR };
    },
    /** What the slot itself lists of this visit, the newest first; texts of the rows. */
    async history(): Promise<string[]> {
      await frame.getByRole('button', { name: rounds, exact: true }).click();
      const list = frame.getByRole('dialog', { name: rounds });
      await list.waitFor();
      const rows = await list.getByRole('listitem').allInnerTexts();
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'hidden' });
      return rows;
    },
  };
}

function isSpin(body: string | null): boolean {
  return body?.includes('"spin"') ?? false;
}
