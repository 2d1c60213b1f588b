export { MuestraCertificado } from './lamina/MuestraCertificado.tsx';
