export { DescargarCertificadoButton } from './DescargarCertificadoButton.tsx';
