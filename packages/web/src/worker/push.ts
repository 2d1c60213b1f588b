/** Parts of a service worker that show notifications; the DOM's types lack them. */
export interface PushScope {
  readonly registration: {
    readonly scope: string;
    showNotification(
      title: string,
      options: { body: string; tag: string; icon: string; lang?: string; data: { url: string } },
    ): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
interface Window {
  readonly url: string;
  focus(): Promise<{ navigate(url: string): Promise<unknown> }>;
}

/** Message of the server (P294). */
interface Mensaje {
  readonly titulo: string;
  readonly texto: string;
  /** Page to open, relative to the portal. */
  readonly direccion: string;
  readonly etiqueta: string;
}

/** Reads a message; undefined for one that the server did not write so. */
function readMensaje(text: string): Mensaje | undefined {
  try {
    const read = JSON.parse(text) as Partial<Record<keyof Mensaje, unknown>>;
    const { titulo, texto, direccion, etiqueta } = read;
    const texts = [titulo, texto, direccion, etiqueta];
    return texts.every((each) => typeof each === 'string') ? (read as Mensaje) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns an address inside the portal; the portal itself for one that leads out of it. */
function insideOf(scope: string, address: string): string {
  const url = URL.canParse(address, scope) ? new URL(address, scope).href : scope;
  return url.startsWith(scope) ? url : scope;
}

/** Shows a reminder; one of the same day replaces it. */
export async function showPush({ registration }: PushScope, text: string): Promise<void> {
  const mensaje = readMensaje(text);
  if (!mensaje) return;
  const { titulo, texto, direccion, etiqueta } = mensaje;
  const url = insideOf(registration.scope, direccion);
  const icon = `${registration.scope}api/portal/imagen/icono192`;
  await registration.showNotification(titulo, { body: texto, tag: `recordatorio-${etiqueta}`, icon, data: { url } });
}

/** Opens the page of a reminder, in a window of the portal that is open already if there is one. */
export async function openPush({ registration, clients }: PushScope, url: string): Promise<void> {
  const target = insideOf(registration.scope, url);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => one.url === target) ?? windows.find((one) => one.url.startsWith(registration.scope));
  if (!open) return void (await clients.openWindow(target));
  const focused = await open.focus();
  if (open.url !== target) await focused.navigate(target).catch(() => clients.openWindow(target));
}
