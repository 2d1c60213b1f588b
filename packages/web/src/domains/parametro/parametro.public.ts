export { ParametroField } from './ParametroField.tsx';
export { useParametros } from './parametro.queries.ts';
