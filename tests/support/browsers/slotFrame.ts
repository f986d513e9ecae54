import type { Page } from 'playwright';
import { slotMessages } from '#sandbox/games/slot/frame/slotMessages.ts';
import type { SpinAnswer } from '#sandbox/games/slot/SlotAnswer.ts';
import type { SandboxLanguage } from '#sandbox/world/players/languages.ts';
import { formatNumber } from '#shared/domain/formatNumber.ts';

/** Minor units in a major one. */
const MINOR = 100;

/** Stake, win and balance of a round, in major units. */
export interface ShownSpin {
  bet: number;
  win: number;
  balance: number;
}

/** The slot in the frame with this title. Its methods reject after the page's timeout. */
export async function slotFrame(page: Page, title: string, locale: SandboxLanguage) {
  const frame = page.getByTitle(title, { exact: true }).contentFrame();
  const { spin, spinFree, goOn, rounds } = slotMessages[locale];
  const button = frame.getByRole('button', { name: spin, exact: true });
  const freeButton = frame.getByRole('button', { name: spinFree, exact: true });
  // Big wins and free spins open a notice over the reels; they are random.
  const announced = frame.getByRole('button', { name: goOn, exact: true });
  await page.addLocatorHandler(announced, () => announced.click());
  return {
    /** Presses spin; resolves with the round when the slot shows the new balance. */
    async play(): Promise<ShownSpin> {
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
    /** Texts of the rounds that the slot lists for this visit, newest first. */
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
