export { logScreenEvent, useScreenEvent } from './screen-events.ts';
