import { expect, test, vi } from 'vitest';
import { projectFiles } from './projectFiles.ts';

interface Webhook {
  id?: number;
  name: string;
  url: string;
  headers: Record<string, string>;
  events: string[];
}

/** Runs the project's bootstrap in a fake Strapi that is already filled and has these webhooks. */
async function start(env: Record<string, string>, webhooks: Webhook[] = []) {
  const module = { exports: {} as { bootstrap(context: object): Promise<void> } };
  const source = projectFiles()['src/index.js'] as string;
  new Function('module', 'require', 'process', source)(module, () => ({}), { env });
  const store = {
    findWebhooks: async () => webhooks,
    createWebhook: vi.fn(async (webhook: Webhook) => ({ ...webhook, id: 1 })),
    updateWebhook: vi.fn(async (_id: number, webhook: Webhook) => webhook),
  };
  const runner = { add: vi.fn<(webhook: Webhook) => void>(), update: vi.fn<(webhook: Webhook) => void>() };
  const strapi = {
    get: (name: string) => (name === 'webhookStore' ? store : runner),
    store: () => ({ get: async () => true }),
  };
  await module.exports.bootstrap({ strapi });
  return { store, runner };
}

const env = { SITE_WEBHOOK_URL: 'http://127.0.0.1:3000/_/content-webhook', CONTENT_WEBHOOK_SECRET: 'hush' };

test('bootstrap, with a webhook address and a secret, stores and starts the webhook', async () => {
  const { store, runner } = await start(env);
  expect(store.createWebhook.mock.calls[0]?.[0]).toMatchObject({
    url: env.SITE_WEBHOOK_URL,
    headers: { 'x-webhook-secret': 'hush' },
    events: expect.arrayContaining(['entry.update', 'entry.publish', 'media.update']),
  });
  expect(runner.add.mock.calls).toEqual([[expect.objectContaining({ id: 1, name: 'site' })]]);
});

test('bootstrap, with the webhook already stored, updates it', async () => {
  const stored = { id: 7, name: 'site', url: 'http://old', headers: {}, events: [] };
  const { store, runner } = await start(env, [stored]);
  expect(store.createWebhook).not.toHaveBeenCalled();
  expect(runner.update.mock.calls[0]?.[0]).toMatchObject({ id: 7, url: env.SITE_WEBHOOK_URL });
});

test('bootstrap, without a webhook address or a secret, creates no webhook', async () => {
  for (const name of ['SITE_WEBHOOK_URL', 'CONTENT_WEBHOOK_SECRET']) {
    const { store } = await start({ ...env, [name]: '' });
    expect(store.createWebhook).not.toHaveBeenCalled();
  }
});
