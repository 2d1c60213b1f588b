export { anotacionOf, recordEvent, recordEvents, recordScreen } from './log.service.ts';
export { ANOTAR, type Anotacion } from './anotar.repository.ts';
