export { AyudaDrawer } from './ayuda/AyudaDrawer.tsx';
