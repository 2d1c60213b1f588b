/** Keyboard shortcuts: the list that «?» opens, and the names of keys. */
export const atajo = {
  titulo: 'Atajos de teclado',
  texto: 'Los atajos de una sola tecla no actúan mientras escribe en un campo.',
  activos: 'Usar atajos de una sola tecla',
  activosTexto: 'Apáguelos si dicta con la voz o si una tecla hace algo que no espera.',
  ver: 'Atajos de teclado',
  grupos: {
    general: 'En todo el portal',
    ir: 'Ir a una pantalla',
    lista: 'En una lista',
    formulario: 'En un formulario',
  },
  nombres: {
    buscar: 'Buscar en el portal',
    guia: 'Abrir la ayuda de esta pantalla',
    ayuda: 'Ver los atajos',
    fijar: 'Fijar esta pantalla, o quitarla de los fijados',
    buscarLista: 'Ir a la búsqueda de la lista',
    nuevo: 'Crear un registro',
    filas: 'Pasar a la fila siguiente',
    filasArriba: 'Pasar a la fila anterior',
    guardar: 'Guardar',
    enviar: 'Enviar o guardar',
  },
  teclas: {
    mod: 'Ctrl',
    enter: 'Intro',
    arriba: '↑',
    abajo: '↓',
  },
  luego: 'luego',
} as const;
