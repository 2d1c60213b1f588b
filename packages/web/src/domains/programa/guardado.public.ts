export { GuardarPrograma } from './guardado/GuardarPrograma.tsx';
export { useKeptPrograms } from './guardado/use-kept-programs.ts';
