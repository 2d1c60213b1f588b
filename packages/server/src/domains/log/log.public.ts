export { recordEvent } from './log.service.ts';
