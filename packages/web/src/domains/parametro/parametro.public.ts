export { ParametroField } from './ParametroField.tsx';
