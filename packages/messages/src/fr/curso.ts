import type { Catalog } from '../catalog.ts';

export const curso: Catalog['curso'] = {
  lista: {
    texto: 'Les cours regroupent des modules et font partie des programmes.',
    nuevo: 'Nouveau cours',
  },
  edicion: { nuevo: 'Nouveau cours', editar: 'Modifier le cours', guardado: 'Cours enregistré : {nombre}', modulos: 'des modules' },
  campos: { id_curso: 'ID', modulos: 'Modules du cours', programa: 'Programmes', modulo: 'Modules' },
  ayuda: { etiquetas: 'Mots séparés par des virgules, pour retrouver le cours.' },
  avisos: { sinModulos: 'Le cours n’a pas de modules.' },
};
