export { listEventsOf } from './consulta.service.ts';
export { anotacionOf, recordEvent, recordEvents, recordRare, recordScreen } from './log.service.ts';
export { ANOTAR, type Anotacion } from './anotar.repository.ts';
