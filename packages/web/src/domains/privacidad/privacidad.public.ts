export { PrivacidadSection } from './PrivacidadSection.tsx';
export { RetencionSection } from './RetencionSection.tsx';
