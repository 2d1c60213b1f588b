export { recordEvent, recordEvents, recordScreen } from './log.service.ts';
