/** Texts of the page before its program is there: splash, its failure, a browser without JavaScript. */
export const inicio = {
  fallo: 'No se pudo abrir el portal',
  consejo: 'Revise su conexión e intente nuevamente. Lo que este dispositivo ya guardó se conserva.',
  sinJavaScript: 'Este portal necesita JavaScript para funcionar.',
} as const;
