import type { Catalog } from '../catalog.ts';

export const curso: Catalog['curso'] = {
  lista: {
    texto: 'Kurse fassen Module zusammen und gehören zu Programmen.',
    nuevo: 'Neuer Kurs',
  },
  edicion: { nuevo: 'Neuer Kurs', editar: 'Kurs bearbeiten', guardado: 'Kurs gespeichert: {nombre}', modulos: 'Module' },
  campos: { id_curso: 'ID', modulos: 'Module des Kurses', programa: 'Programme', modulo: 'Module' },
  ayuda: { etiquetas: 'Durch Kommas getrennte Wörter, um den Kurs zu finden.' },
  avisos: { sinModulos: 'Der Kurs hat keine Module.' },
};
