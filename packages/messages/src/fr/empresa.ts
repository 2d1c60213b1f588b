import type { Catalog } from '../catalog.ts';

export const empresa: Catalog['empresa'] = {
  lista: {
    texto: 'Les entreprises auxquelles appartiennent les personnes et les centres de coûts.',
    nueva: 'Nouvelle entreprise',
    seguimiento: 'Suivi',
  },
  edicion: {
    nueva: 'Nouvelle entreprise',
    editar: 'Modifier l’entreprise',
    guardada: 'Entreprise enregistrée : {nombre}',
    gerente: 'Gérant',
    director: 'Directeur',
  },
  campos: {
    id_empresa: 'ID',
    codigo_empresa: 'Code',
    ruc: 'RUC',
    direccion: 'Adresse',
    actividad: 'Activité',
    codigo_gerente: 'Code du gérant',
    codigo_director: 'Code du directeur',
    gerente: 'Gérant',
    director: 'Directeur',
    usuarios: 'Personnes actives',
    centros_costo: 'Centres de coûts',
  },
  errores: { persona: 'Aucune personne active n’a le code « {codigo} ».' },
};
