export { VALORAR, type ValoracionEnviada } from './valorar.repository.ts';
