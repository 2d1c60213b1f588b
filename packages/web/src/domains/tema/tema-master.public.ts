export { useTemaPicker } from './use-tema-picker.ts';
