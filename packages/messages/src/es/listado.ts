/** Refusals of a list. */
export const listado = {
  seleccion: 'La lista cambió desde que la seleccionó. Revise la selección y vuelva a intentarlo.',
} as const;
