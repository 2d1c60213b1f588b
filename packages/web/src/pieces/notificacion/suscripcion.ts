import type { Suscripcion } from '@portal/contract/notificacion';

/** Hours of a day, 0-23, between which a browser shows nothing. */
export interface Silencio {
  readonly silencio_desde: number;
  readonly silencio_hasta: number;
}

/** Failure to subscribe: the person or the browser refused, or its push service did not answer. */
export class NoSuscrito extends Error {
  readonly reason: 'bloqueado' | 'fallo';
  constructor(reason: 'bloqueado' | 'fallo') {
    super(reason);
    this.reason = reason;
  }
}

/** Returns whether this browser shows reminders: on an iPhone only the installed portal does. */
export const admitsPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Milliseconds after which a browser without a service worker counts as one that cannot subscribe. */
const PATIENCE_MS = 10_000;

const impatience = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new NoSuscrito('fallo')), PATIENCE_MS);
  });

/** Subscribes this browser under the portal's public key, after the person agreed. Throws `NoSuscrito`. */
export async function subscribe(clave: string): Promise<Suscripcion> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NoSuscrito('bloqueado');
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, impatience()]);
  const options = { userVisibleOnly: true, applicationServerKey: clave };
  const subscription = await pushManager
    .subscribe(options)
    // A subscription under another key is in the way: another installation was at this address.
    .catch(async () => {
      await removeSuscripcion();
      return pushManager.subscribe(options);
    })
    .catch(() => {
      throw new NoSuscrito('fallo');
    });
  return subscription.toJSON() as Suscripcion;
}

/** Returns the subscription of this browser; undefined without one. */
async function ownSuscripcion(): Promise<PushSubscription | undefined> {
  if (!admitsPush()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Ends the subscription of this browser. */
export const removeSuscripcion = async (): Promise<void> => void (await (await ownSuscripcion())?.unsubscribe());

/** Returns the SHA-256 of the address of this browser's subscription, by which the server knows it; undefined without one. */
export async function huellaOf(): Promise<string | undefined> {
  const own = await ownSuscripcion().catch(() => undefined);
  if (!own) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(own.endpoint)));
  return [...digest].map((octet) => octet.toString(16).padStart(2, '0')).join('');
}
