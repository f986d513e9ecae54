import type { Locator, Page } from 'playwright';

/** A form of a page, and the values of its fields. */
export interface PlainForm {
  /** Path of its page. */
  path: string;
  /** The form as in plainActions; its action distinguishes it from other forms of the page. */
  form: string;
  /** Values by the names of the fields: `true` for a checkbox, the value of the option for a group. */
  fields?: Readonly<Record<string, string | true>>;
}

/**
 * Fills in a form of the open page, presses its button and waits for the next document. `inDocument` does so by the DOM, for a
 * driver that cannot point and click without scripts. Rejects after Playwright's timeout.
 */
export async function sendPlainForm(
  page: Page,
  { form, fields = {} }: Omit<PlainForm, 'path'>,
  { inDocument = false } = {},
): Promise<void> {
  const ends = form.includes('?') ? form.slice(form.indexOf('?') + 1) : form;
  const goesThere = (name: string) => `:is([${name}$="${ends}"], [${name}*="${ends}&"])`;
  // A form without an address is sent to its page.
  const address = new URL(page.url()).pathname.endsWith(ends)
    ? ', main form[method=post]:not([action]) button[type=submit]'
    : '';
  const button = page
    .locator(
      `form[method=post]${goesThere('action')} button[type=submit], form button${goesThere('formaction')}${address}`,
    )
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
    if (value === true) await tick(fieldOf(name));
    else if ((await parent.locator(`select[name="${name}"]`).count()) > 0) await fieldOf(name).selectOption(value);
    else await fieldOf(name).fill(value);
  await Promise.all([page.waitForEvent('domcontentloaded'), button.click()]);
}

/** Ticks a checkbox by the keyboard: its drawn box covers it, and a forced click would miss it while the page still moves. */
async function tick(box: Locator): Promise<void> {
  if (!(await box.isChecked())) await box.press('Space');
  await box.and(box.page().locator(':checked')).waitFor({ state: 'attached' });
}

/** Opens the `details` elements around a button. */
async function openFolds(button: Locator): Promise<void> {
  const folds = button.locator('xpath=ancestor::details[not(@open)]');
  while ((await folds.count()) > 0) await folds.first().locator('> summary').click();
}

/** Runs in the document. */
function write(field: Element, value: string | true): void {
  if (value === true) (field as HTMLInputElement).checked = true;
  else (field as HTMLInputElement).value = value;
}
