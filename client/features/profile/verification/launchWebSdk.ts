import { loadScript } from '#client/lib/late/loadScript.ts';
import { isIdentityScript } from '#shared/profile/isIdentityScript.ts';
import type { CheckAccess, CheckEvents } from './createIdentityCheck.ts';

const WEB_SDK = 'https://static.sumsub.com/idensic/static/sns-websdk-builder.js';

/**
 * Opens the provider's window in `container`, a selector; resolves to a function that closes it. Rejects if the provider cannot
 * be reached, or if the platform names a script that is not the provider's.
 */
export async function launchWebSdk(
  { token, sdk_url: address = WEB_SDK }: CheckAccess,
  { refresh, onReady, onSubmitted, onChanged }: CheckEvents,
  { container, lang, signal }: { container: string; lang: string; signal: AbortSignal },
): Promise<() => void> {
  const vendors: Window & IdentityVendorWindow = window;
  if (!isIdentityScript(address, location.host)) throw new Error(`${address} is no script of the identity provider`);
  if (!vendors.snsWebSdk) await loadScript(document, [address], signal);
  signal.throwIfAborted();
  const vendor = vendors.snsWebSdk;
  if (!vendor) throw new Error('The script of the identity provider has brought nothing');
  const sdk = vendor
    .init(token, refresh)
    .withConf({ lang })
    .withOptions({ addViewportTag: false, adaptIframeHeight: true })
    .on('idCheck.onReady', onReady)
    .on('idCheck.onApplicantSubmitted', onSubmitted)
    .on('idCheck.onApplicantResubmitted', onSubmitted)
    .on('idCheck.onApplicantStatusChanged', onChanged)
    .on('idCheck.onApplicantActionSubmitted', onSubmitted)
    .on('idCheck.onApplicantActionStatusChanged', onChanged)
    .on('idCheck.onApplicantActionCompleted', onChanged)
    .build();
  sdk.launch(container);
  return () => {
    sdk.destroy?.();
    document.querySelector(container)?.replaceChildren();
  };
}

/** The used part of the identity provider's WebSDK (Sumsub). `launch` takes a selector. */
interface IdentityVendor {
  init(token: string, refresh: () => Promise<string>): IdentityBuilder;
}

interface IdentityBuilder {
  withConf(conf: { lang: string }): IdentityBuilder;
  withOptions(options: { addViewportTag: boolean; adaptIframeHeight: boolean }): IdentityBuilder;
  on(type: `idCheck.${string}`, handler: (payload?: unknown) => void): IdentityBuilder;
  build(): { launch(container: string): void; destroy?(): void };
}

interface IdentityVendorWindow {
  snsWebSdk?: IdentityVendor;
}
