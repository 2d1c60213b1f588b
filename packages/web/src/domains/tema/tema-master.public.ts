export { TemaSource } from './enlaces/TemaSource.tsx';
