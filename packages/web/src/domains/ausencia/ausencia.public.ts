export { AusenciasSection } from './AusenciasSection.tsx';
