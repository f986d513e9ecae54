import { lendUpstream } from './lendUpstream.ts';
import { type Site, startSite } from './startSite.ts';

/** Starts a site for one file in front of a shared sandbox: for tests that do not use its controls. Rejects when one does not start. */
export async function startSiteBeforeLent(env: Record<string, string> = {}, cwd?: string): Promise<Site> {
  const upstream = await lendUpstream();
  const { sandbox } = upstream.value;
  const site = await startSite({ SANDBOX: '0', PLATFORM_URL: sandbox, CONTENT_URL: sandbox, ...env }, cwd);
  return {
    ...site,
    sandbox,
    async stop(signal) {
      const code = await site.stop(signal);
      await upstream.giveBack();
      return code;
    },
  };
}
