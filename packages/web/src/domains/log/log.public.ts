export { deliverEvento, logScreenEvent, useScreenEvent } from './screen-events.queries.ts';
