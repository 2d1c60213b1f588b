import type { Catalog } from '../catalog.ts';

export const feriado: Catalog['feriado'] = {
  lista: {
    texto: 'Aucun rappel n’est envoyé ces jours-là. Le portail contient les jours fériés du Pérou jusqu’en 2030.',
    nuevo: 'Nouveau jour',
  },
  edicion: {
    nuevo: 'Nouveau jour non travaillé',
    editar: 'Modifier le jour non travaillé',
    guardado: 'Jour enregistré : {nombre}',
  },
  campos: { id_feriado: 'ID', fecha: 'Date', feriado: 'Jour férié' },
};
