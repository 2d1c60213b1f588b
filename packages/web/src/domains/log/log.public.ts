export { useScreenEvent } from './log.queries.ts';
