export { PrivacidadSection } from './PrivacidadSection.tsx';
