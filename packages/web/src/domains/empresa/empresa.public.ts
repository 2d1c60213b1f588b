export { EmpresaField } from './EmpresaField.tsx';
