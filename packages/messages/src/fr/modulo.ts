import type { Catalog } from '../catalog.ts';

export const modulo: Catalog['modulo'] = {
  lista: {
    texto: 'Les modules regroupent des thèmes et font partie des cours.',
    nuevo: 'Nouveau module',
  },
  edicion: {
    nuevo: 'Nouveau module',
    editar: 'Modifier le module',
    guardado: 'Module enregistré : {nombre}',
    temas: 'des thèmes',
    cuestionario: 'Questionnaire',
    cuestionarioDe: 'Questionnaire de {nombre}',
  },
  campos: { id_modulo: 'ID', temas: 'Thèmes du module', curso: 'Cours', tema: 'Thèmes' },
  avisos: { sinTemas: 'Le module n’a pas de thèmes.' },
};
