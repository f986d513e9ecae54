/** The used part of the identity provider's WebSDK (Sumsub). `launch` takes a selector. */
export interface IdentityVendor {
  init(token: string, refresh: () => Promise<string>): IdentityBuilder;
}

interface IdentityBuilder {
  withConf(conf: { lang: string }): IdentityBuilder;
  withOptions(options: { addViewportTag: boolean; adaptIframeHeight: boolean }): IdentityBuilder;
  on(type: `idCheck.${string}`, handler: (payload?: unknown) => void): IdentityBuilder;
  build(): { launch(container: string): void; destroy?(): void };
}

export interface IdentityVendorWindow {
  snsWebSdk?: IdentityVendor;
}
