/** Parameter tables and their parameters (P84). */
export const parametro = {
  errores: {
    textoRepetido:
      'Ya existe «{texto}» con el código «{codigo}»: dos textos que solo se distinguen en mayúsculas, acentos o espacios son el mismo.',
  },
} as const;
