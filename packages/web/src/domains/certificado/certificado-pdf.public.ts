export { addFonts } from './pdf/fonts.ts';
export { drawLine, measureLine } from './pdf/pdf-text.ts';
export { fitText } from './lamina/fit-text.ts';
