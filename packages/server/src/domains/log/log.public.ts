export { recordEvent, recordEvents } from './log.service.ts';
