/** Lead of the server's clock over this device's in milliseconds, by its last answer; a device's clock may be wrong by minutes or years. */
let lead = 0;

/** Notes the server's clock by the date of an answer, which is whole seconds and some time old: never ahead of the server. */
export function noteServerTime({ headers }: Response): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(date)) lead = date - Date.now();
}

/** Returns the present moment by the server's clock, at most a second and the way of an answer late. */
export const serverNow = (): number => Date.now() + lead;
