import { expect, test } from 'vitest';
import { withLocale } from '../../shared/locales.ts';
import { isFull } from '../support/isFull.ts';
import { journey } from '../support/journey.ts';
import { oneOfEachKind } from '../support/oneOfEachKind.ts';
import { playerPages } from '../support/playerPages.ts';
import { publicPages } from '../support/publicPages.ts';
import { signInAs } from '../support/signInAs.ts';

const { visit, site } = journey();
const WALK_MS = isFull ? 900_000 : 240_000;

test(
  'every page can be read without script',
  async () => {
    const { page, step, open, expectRefusal } = await visit({
      device: 'phone',
      locale: 'ru',
      javaScriptEnabled: false,
    });
    const problems: string[] = [];
    const pages = oneOfEachKind(await publicPages(site().origin));
    for (const { path, status } of [...pages, ...playerPages]) {
      if (path === playerPages[0]?.path) await signInAs(page, site().origin, 'kyc@yulduz.test');
      if (status !== 200) expectRefusal({ status, path: withLocale(path, 'ru') });
      await step(path, async () => {
        await open(path);
        const main = page.getByRole('main');
        const tell = (problem: string) => problems.push(`${path}: ${problem}`);
        if ((await main.getByRole('heading', { level: 1 }).count()) !== 1) tell('has not one heading');
        if ((await main.innerText()).length < 40) tell('says nothing');
        if ((await main.getByRole('link').count()) === 0) tell('leads nowhere');
        if ((await main.locator('[aria-busy=true]').filter({ visible: true }).count()) > 0) tell('waits for ever');
        for (const dead of await page
          .locator('button[type=button]:not([popovertarget],[commandfor])')
          .filter({ visible: true })
          .all())
          tell(`a button that does nothing: ${await dead.evaluate((button) => button.outerHTML.slice(0, 160))}`);
      }).catch((error: unknown) => problems.push(String(error)));
    }
    expect(problems).toEqual([]);
  },
  WALK_MS,
);
