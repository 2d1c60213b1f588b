import type { CDPSession, Page } from '@playwright/test';

/** Authenticator in Chromium that holds passkeys; its person always touches it and types the PIN, or never does. */
export interface VirtualAuthenticator {
  /** Credentials that it holds. */
  count(): Promise<number>;
  /** Whether its person is recognised from now on. */
  recognise(verified: boolean): Promise<void>;
}

/** Gives the page an authenticator by the browser's debugging protocol; it goes with the page. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    recognise: async (isUserVerified) => void (await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
  };
}
