export { tellScreenEvent, useScreenEvent } from './log.queries.ts';
