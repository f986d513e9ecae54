import { expect } from 'vitest';
import { paths } from '#shared/url/paths.ts';
import { eventually, journey } from '#tests/support/browsers/journey.ts';
import { axeProblems } from '#tests/support/looks/axeProblems.ts';
import { beThePlayer } from '#tests/support/players/beThePlayer.ts';
import { signUp } from '#tests/support/players/signUp.ts';
import { variant } from '#tests/support/variant.ts';

const { visit, site } = journey({ PUSH_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' });

variant(
  'push notifications turn on kind by kind, stay on after a reload, and unsubscribe once all are off',
  async () => {
    const { page, text, step, open } = await visit({ device: 'phone', locale: 'ru', serviceWorkers: 'allow' });
    await beThePlayer(page, site().origin, await signUp(site().origin, `push-${crypto.randomUUID()}@example.com`));
    await page.context().grantPermissions(['notifications'], { origin: site().origin });
    // No push service is reachable here: the page replaces the browser's PushManager.
    await page.addInitScript(() => {
      const key = 'subscribed';
      const subscription = {
        endpoint: 'https://fcm.googleapis.com/fcm/send/a',
        toJSON: () => ({
          endpoint: 'https://fcm.googleapis.com/fcm/send/a',
          keys: {
            p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            auth: 'BTBZMqHH6r4Tts7J_aSIgg',
          },
        }),
        unsubscribe: () => Promise.resolve(localStorage.removeItem(key)).then(() => true),
      } as unknown as PushSubscription;
      Object.assign(PushManager.prototype, {
        subscribe: () => Promise.resolve(localStorage.setItem(key, '1')).then(() => subscription),
        getSubscription: () => Promise.resolve(localStorage.getItem(key) === null ? null : subscription),
      });
    });
    const card = page.getByRole('region', { name: text('notification.push.title') });
    const kind = (name: string) => card.getByRole('switch', { name: text(`notification.push.kind.${name}`) });
    const isOn = (name: string) => eventually(() => kind(name).isChecked());
    await step('one kind is turned on', async () => {
      await open(paths.profileNotification.build());
      await isOn('money').toBe(false);
      await kind('money').click();
      await isOn('money').toBe(true);
      expect(await axeProblems(page, 'main')).toEqual([]);
    });
    await step('after a reload a second kind is turned on', async () => {
      await open(paths.profileNotification.build());
      await isOn('money').toBe(true);
      await isOn('club').toBe(false);
      await kind('club').click();
      await isOn('club').toBe(true);
    });
    await step('once all kinds are off, nothing is subscribed', async () => {
      for (const name of ['money', 'club']) {
        await kind(name).click();
        await isOn(name).toBe(false);
      }
      expect(await page.evaluate(() => localStorage.getItem('subscribed'))).toBeNull();
    });
  },
);
