import type { Catalog } from '../catalog.ts';

/** Keyboard shortcuts: the list that «?» opens, and the names of keys. */
export const atajo: Catalog['atajo'] = {
  titulo: 'Keyboard shortcuts',
  texto: 'Single-key shortcuts do nothing while you type in a field.',
  activos: 'Use single-key shortcuts',
  activosTexto: 'Turn them off if you dictate by voice or a key does something you do not expect.',
  ver: 'Keyboard shortcuts',
  grupos: {
    general: 'Everywhere',
    ir: 'Go to a screen',
    lista: 'In a list',
    formulario: 'In a form',
  },
  nombres: {
    buscar: 'Search the portal',
    guia: 'Open help for this screen',
    ayuda: 'Show the shortcuts',
    fijar: 'Pin or unpin this screen',
    buscarLista: 'Go to the list’s search',
    nuevo: 'Create a record',
    filas: 'Go to the next row',
    filasArriba: 'Go to the previous row',
    guardar: 'Save',
    enviar: 'Send or save',
  },
  teclas: {
    mod: 'Ctrl',
    enter: 'Enter',
    arriba: '↑',
    abajo: '↓',
  },
  luego: 'then',
};
