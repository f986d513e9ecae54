import type { Locator, Page } from 'playwright';

export interface PlainForm {
  /** Of the page it is on. */
  path: string;
  /** As in plainActions; where it goes is what tells it from the others of a page. */
  form: string;
  /** By the names of the fields; a box is `true`, one of a group its value. */
  fields?: Readonly<Record<string, string | true>>;
}

/**
 * Fills in a form of the page that is open, as a browser without scripts has it, presses its button and waits for what answers.
 * `inDocument`: through the document, where a driver that is to see and point needs scripts itself.
 */
export async function sendPlainForm(
  page: Page,
  { form, fields = {} }: Omit<PlainForm, 'path'>,
  { inDocument = false } = {},
): Promise<void> {
  const ends = form.includes('?') ? form.slice(form.indexOf('?') + 1) : form;
  const goesThere = (name: string) => `:is([${name}$="${ends}"], [${name}*="${ends}&"])`;
  // One without an address goes to its page.
  const own = new URL(page.url()).pathname.endsWith(ends)
    ? ', main form[method=post]:not([action]) button[type=submit]'
    : '';
  const button = page
    .locator(`form[method=post]${goesThere('action')} button[type=submit], form button${goesThere('formaction')}${own}`)
    .first();
  const parent = button.locator('xpath=ancestor::form[1]');
  const fieldOf = (name: string) => parent.locator(`[name="${name}"]`);
  await button.waitFor({ state: 'attached' });
  if (inDocument) {
    for (const [name, value] of Object.entries(fields)) await fieldOf(name).evaluate(write, value);
    const press = button.evaluate((element: HTMLElement) => element.click());
    return void (await Promise.all([page.waitForEvent('domcontentloaded'), press]));
  }
  await openFolds(button);
  for (const [name, value] of Object.entries(fields))
    if (value === true) await fieldOf(name).check({ force: true });
    else if ((await parent.locator(`select[name="${name}"]`).count()) > 0) await fieldOf(name).selectOption(value);
    else await fieldOf(name).fill(value);
  await Promise.all([page.waitForEvent('domcontentloaded'), button.click()]);
}

/** What folds a form away is native. */
async function openFolds(button: Locator): Promise<void> {
  const folds = button.locator('xpath=ancestor::details[not(@open)]');
  while ((await folds.count()) > 0) await folds.first().locator('> summary').click();
}

/** Runs in the document. */
function write(field: Element, value: string | true): void {
  if (value === true) (field as HTMLInputElement).checked = true;
  else (field as HTMLInputElement).value = value;
}
