import { loadScript } from '#client/lib/late/loadScript.ts';

/** The same agent at several hosts of the vendor, because a content blocker may block one. */
const AGENTS = ['cdn.seondf.com', 'cdn.deviceinf.com', 'cdn.seonintelligence.com'].map(
  (host) => `https://${host}/js/v6/agent.umd.js`,
);

interface Seon {
  init(): void;
  getSession(options?: { silentMode?: boolean }): Promise<string>;
}

/**
 * Resolves to the SEON agent's session of this device, in base64, or to null if it was requested in this document before. Rejects if
 * the agent cannot be loaded. Needs no permission of the visitor.
 */
export async function askSeonSession(window: Window): Promise<string | null> {
  const agent = () => (window as { seon?: Seon }).seon;
  if (agent()) return null;
  await loadScript(window.document, AGENTS, new AbortController().signal);
  const seon = agent();
  if (!seon) throw new Error('The agent of SEON is not there');
  seon.init();
  return seon.getSession({ silentMode: true });
}
