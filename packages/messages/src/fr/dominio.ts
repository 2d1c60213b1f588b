import type { Catalog } from '../catalog.ts';

export const dominio: Catalog['dominio'] = {
  lista: {
    texto: 'Les tables où l’on choisit postes, centres de coûts, catégories et groupes.',
    nuevo: 'Nouvelle table',
    verParametros: 'Paramètres de {nombre}',
  },
  edicion: {
    nuevo: 'Nouvelle table',
    editar: 'Modifier la table',
    guardado: 'Table enregistrée : {nombre}',
    claveFija: 'Le portail cherche la table par cette clé : elle ne change pas.',
  },
  campos: { id_dominio: 'ID', dominio: 'Table', clave: 'Clé', parametros: 'Paramètres', fijo: 'Du portail' },
  ayuda: { clave: 'Nom pour les programmes, comme « zones_de_livraison ». S’il est vide, il est formé à partir du nom.' },
  errores: {
    claveFija: 'Le portail cherche cette table par sa clé : elle ne peut pas être modifiée.',
    fijo: 'le portail utilise cette table',
  },
};
