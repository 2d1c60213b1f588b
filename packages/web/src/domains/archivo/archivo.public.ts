export { ArchivoField } from './ArchivoField.tsx';
