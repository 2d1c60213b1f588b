export { deliverEvento, logScreenEvent, useScreenEvent } from './log.queries.ts';
