import type { Catalog } from '../catalog.ts';

export const pertenencia: Catalog['pertenencia'] = {
  portal: 'Tout le portail',
  ayuda:
    'Toutes les entreprises voient et attribuent ce qui est à tout le portail. Seuls les accès qui couvrent une entreprise voient et modifient ce qui lui appartient.',
  soloLectura: 'Ce contenu est à tout le portail : seul un administrateur sans limite le modifie. Vous pouvez le consulter et l’attribuer.',
  aEmpresa:
    'Il appartiendra à {empresa} : les accès limités à d’autres entreprises ne le verront plus et ne pourront plus l’attribuer. Les personnes à qui il est attribué le gardent.',
  aPortal: 'Il sera à tout le portail : tous les accès le verront et l’attribueront, et les accès limités ne pourront pas le modifier.',
  errores: {
    portal: 'Ce contenu est à tout le portail : seul un administrateur sans limite le modifie.',
    otra: 'Ce contenu appartient à une entreprise hors de votre accès.',
    elija: 'Choisissez l’entreprise à laquelle il appartiendra.',
    ninguna: 'Votre accès ne couvre aucune entreprise à laquelle il pourrait appartenir.',
    cambio: 'Seul un administrateur sans limite change l’appartenance d’un contenu.',
    copia: 'La copie appartient à la même entreprise que son original.',
    parte: '« {parte} » appartient à une entreprise et « {contenedor} » ne lui appartient pas : il ne peut ni le contenir ni l’exiger.',
    tema: 'Choisissez un thème de votre entreprise.',
    ajena: 'Elle n’appartient plus à une entreprise de votre accès.',
  },
};
