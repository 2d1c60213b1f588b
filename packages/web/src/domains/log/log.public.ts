export { logScreenEvent, useScreenEvent } from './log.queries.ts';
