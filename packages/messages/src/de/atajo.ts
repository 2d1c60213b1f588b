import type { Catalog } from '../catalog.ts';

/** Keyboard shortcuts: the list that «?» opens, and the names of keys. */
export const atajo: Catalog['atajo'] = {
  titulo: 'Tastenkürzel',
  texto: 'Kürzel mit einer einzelnen Taste wirken nicht, während Sie in ein Feld schreiben.',
  activos: 'Kürzel mit einer einzelnen Taste verwenden',
  activosTexto: 'Schalten Sie sie aus, wenn Sie diktieren oder eine Taste etwas Unerwartetes auslöst.',
  ver: 'Tastenkürzel',
  grupos: {
    general: 'Im ganzen Portal',
    ir: 'Zu einer Ansicht',
    lista: 'In einer Liste',
    formulario: 'In einem Formular',
  },
  nombres: {
    buscar: 'Im Portal suchen',
    guia: 'Hilfe zu dieser Ansicht öffnen',
    ayuda: 'Tastenkürzel anzeigen',
    fijar: 'Diese Ansicht anheften oder lösen',
    buscarLista: 'Zur Suche der Liste',
    nuevo: 'Datensatz anlegen',
    filas: 'Zur nächsten Zeile',
    filasArriba: 'Zur vorherigen Zeile',
    guardar: 'Speichern',
    enviar: 'Absenden oder speichern',
  },
  teclas: {
    mod: 'Strg',
    enter: 'Eingabe',
    arriba: '↑',
    abajo: '↓',
  },
  luego: 'dann',
};
