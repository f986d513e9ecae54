import { expect } from 'vitest';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { variant } from '#tests/support/variant.ts';

const { visit } = journey();

variant(
  'the sign-up form, with characters enabled by the operator, preselects none and sends the chosen one',
  async () => {
    const { page, text, open, step } = await visit({ device: 'phone', locale: 'uz', returns: true });
    const dialog = page.getByRole('dialog');
    await page.route('**/content/auth-config*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"showCharacterSelect":false', '"showCharacterSelect":true');
      await route.fulfill({ response: answer, body });
    });
    await step('no character is preselected, and the chosen one is sent', async () => {
      await open('/rules?show_popup_reg=oneClick');
      const characters = dialog.getByRole('radiogroup', { name: text('auth.character') });
      await characters.getByRole('radio', { name: text('auth.characterLater') }).waitFor();
      expect(await characters.getByRole('radio', { name: text('auth.characterLater') }).isChecked()).toBe(true);
      await characters.getByText('Munajjim').click();
      await dialog.getByRole('checkbox').first().check();
      const [request] = await Promise.all([
        page.waitForRequest(/\/api\/auth\.register/),
        dialog.locator('button[type=submit]').click(),
      ]);
      expect(request.postData()).toMatch(/name="character_id"\s+3\s/);
    });
    await step('the club has the chosen character', async () => {
      await dialog.getByRole('button', { name: text('auth.credentialsSaved') }).click();
      await eventually(async () => {
        const answer = await page.request.get('/api/loyalty.getinfo');
        return ((await answer.json()) as { data: { character: { sysname: string } | null } }).data.character?.sysname;
      }).toBe('munajjim');
    });
  },
);
