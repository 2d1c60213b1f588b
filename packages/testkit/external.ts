import type { ResponseOf } from '@portal/contract/core';
import { sesionApi } from '@portal/contract/sesion';
import { beforeEach, expect } from 'vitest';
import { TEST_NOW, useTestApp, type Answer, type TestApp } from './app.ts';
import { buildUsuario } from './builders/persona/usuario.ts';
import type { TestProvider } from './services/oidc-provider.ts';
import { useProvider } from './services/use-provider.ts';
import { visitProvider } from './services/oidc-visit.ts';

const PORTAL = 'http://127.0.0.1:3000/portal';

type Entry = Answer<ResponseOf<typeof sesionApi.finishExternal>>;

interface Way {
  /** Begun on the registration screen. */
  readonly registrar?: boolean;
  /** Changes the provider's address before the browser opens it. */
  readonly spoil?: (direccion: string) => string;
}

/** The steps of a sign-in by a provider. */
export class ExternalSteps {
  readonly app: TestApp;
  private readonly used: () => TestProvider;
  constructor(app: TestApp, used: () => TestProvider) {
    this.app = app;
    this.used = used;
  }

  get provider(): TestProvider {
    return this.used();
  }

  /** Clears failed attempts, closes registration and resets the clock. */
  async begin(): Promise<void> {
    this.app.now = TEST_NOW;
    await this.app.db.deleteFrom('intento_acceso').execute();
    await this.app.db.updateTable('configuracion').set({ registro_abierto: false }).execute();
  }

  start(body: { proveedor?: string; registrar?: boolean } = {}) {
    return this.app.call(sesionApi.startExternal, { body: { proveedor: 'empresa', ...body } });
  }

  finish(codigo: string, llave: string): Promise<Entry> {
    return this.app.call(sesionApi.finishExternal, { body: { codigo, llave } });
  }

  /** Returns the owner of a token. */
  async personOf(token: string) {
    return (await this.app.call(sesionApi.verifyToken, { query: { authtoken: token } })).data;
  }

  /** Follows the provider's redirect like a browser. Returns the code in the address of the sign-in screen. */
  async comeBack({ pathname, search }: URL): Promise<string> {
    return codeOf((await this.app.inject({ url: `${pathname}${search}` })).headers.location);
  }

  /** Takes all steps from the button to the session; `null` cancels at the provider. */
  async enter(name: string | null, { registrar = false, spoil = (direccion) => direccion }: Way = {}): Promise<Entry> {
    const { direccion, llave } = (await this.start({ registrar })).data;
    return this.finish(await this.comeBack(await visitProvider(spoil(direccion), name)), llave);
  }

  /** Creates a person and registers their e-mail with the provider under a name; `verified` null omits the claim `email_verified`. */
  async known(name: string, over: Parameters<typeof buildUsuario>[1] = {}, verified: boolean | null = true) {
    const person = await buildUsuario(this.app.db, over);
    this.provider.people.set(name, { email: person.correo_electronico, ...(verified !== null && { email_verified: verified }) });
    return person;
  }
}

/** Reads the code from the address of the sign-in screen below the portal's base path. */
export function codeOf(location: string | undefined): string {
  expect(location).toMatch(new RegExp(`^${PORTAL}/auth/login\\?acceso=[\\w-]+$`));
  return new URL(location!).searchParams.get('acceso')!;
}

/** Starts an application below a base path with a real provider; before every test clears failed attempts and closes registration. */
export function useExternal(): ExternalSteps {
  const { environment, provider } = useProvider({ publicUrl: PORTAL });
  const app = useTestApp(environment);
  const steps = new ExternalSteps(app, provider);
  beforeEach(() => steps.begin());
  return steps;
}
