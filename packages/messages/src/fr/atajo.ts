import type { Catalog } from '../catalog.ts';

/** Keyboard shortcuts: the list that «?» opens, and the names of keys. */
export const atajo: Catalog['atajo'] = {
  titulo: 'Raccourcis clavier',
  texto: 'Les raccourcis d’une seule touche n’agissent pas pendant la saisie dans un champ.',
  activos: 'Utiliser les raccourcis d’une seule touche',
  activosTexto: 'Désactivez-les si vous dictez à la voix ou si une touche a un effet inattendu.',
  ver: 'Raccourcis clavier',
  grupos: {
    general: 'Dans tout le portail',
    ir: 'Aller à un écran',
    lista: 'Dans une liste',
    formulario: 'Dans un formulaire',
  },
  nombres: {
    buscar: 'Rechercher dans le portail',
    guia: 'Ouvrir l’aide de cet écran',
    ayuda: 'Afficher les raccourcis',
    fijar: 'Épingler ou détacher cet écran',
    buscarLista: 'Aller à la recherche de la liste',
    nuevo: 'Créer un enregistrement',
    filas: 'Passer à la ligne suivante',
    filasArriba: 'Passer à la ligne précédente',
    guardar: 'Enregistrer',
    enviar: 'Envoyer ou enregistrer',
  },
  teclas: {
    mod: 'Ctrl',
    enter: 'Entrée',
    arriba: '↑',
    abajo: '↓',
  },
  luego: 'puis',
};
