export { useTemaPicker } from './enlaces/use-tema-picker.ts';
