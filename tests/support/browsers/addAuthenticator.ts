import type { CDPSession, Page } from 'playwright';

/** A platform authenticator of Chromium's, with one owner who is always checked. */
export interface Authenticator {
  /** Whether the owner answers: false leaves every request waiting. */
  answers(isPresent: boolean): Promise<void>;
  credentials(): Promise<number>;
  /** The device is lost: another one, with none of its passkeys, takes its place. */
  lose(): Promise<void>;
}

const options = {
  protocol: 'ctap2',
  ctap2Version: 'ctap2_1',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** Gives the page an authenticator. WebAuthn needs a host with a name: open pages on `localhost`. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const add = async () => (await devtools.send('WebAuthn.addVirtualAuthenticator', { options })).authenticatorId;
  let authenticatorId = await add();
  return {
    answers: async (enabled) => {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    credentials: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    lose: async () => {
      await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      authenticatorId = await add();
    },
  };
}
