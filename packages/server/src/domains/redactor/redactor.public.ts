export { hasVivas } from './redactor.repository.ts';
export { writeBorradores } from './use-cases/write-borradores.ts';
