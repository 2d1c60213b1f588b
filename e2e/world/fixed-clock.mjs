/**
 * Stops the clock of a process at PORTAL_CLOCK (`node --import`), also in its threads and thereby of the embedded database: what is made and
 * shown at one moment is the same on every day. Scheduled jobs never become due.
 */
const moment = Date.parse(process.env['PORTAL_CLOCK'] ?? '');
if (Number.isNaN(moment)) throw new Error('PORTAL_CLOCK is not a moment');

globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [moment], newTarget),
  get: (target, name, receiver) => (name === 'now' ? () => moment : Reflect.get(target, name, receiver)),
});
