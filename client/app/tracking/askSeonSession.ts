import { loadScript } from '../../lib/late/loadScript.ts';

/** The same agent at the vendor's hosts; a filter of a browser may know one of them. */
const AGENTS = ['cdn.seondf.com', 'cdn.deviceinf.com', 'cdn.seonintelligence.com'].map(
  (host) => `https://${host}/js/v6/agent.umd.js`,
);

interface Seon {
  init(): void;
  getSession(options?: { silentMode?: boolean }): Promise<string>;
}

/**
 * What SEON's agent tells of this device, in base64; null where it has been asked in this document, rejects where it cannot be
 * had. It asks the visitor for no permission.
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
