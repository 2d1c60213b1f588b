const ASCII = /^[\u0020-\u007e]*$/;

/** Lower case without accents, for comparing what people type: "Evaluación" and "EVALUACION" are the same. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
