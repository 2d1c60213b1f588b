import type { Catalog } from '../catalog.ts';

export const asignar: Catalog['asignar'] = {
  planes: {
    periodo: 'Du {inicio} au {fin}',
    empieza: 'pas encore commencé',
  },
  plan: {
    texto: 'Choisissez les personnes puis les plans ; avant d’affecter, vous verrez ce qui se passe pour chacune.',
    tabla: 'Personnes à qui affecter un plan',
    vacio: 'Aucune personne active',
    asignar: 'Affecter',
    seleccione: 'Sélectionnez les plans de formation :',
    boton: 'Affecter des utilisateurs à un plan de formation',
    revisar: 'Affecter {total, plural, one {# personne} other {# personnes}}',
    pregunta: 'Voulez-vous vraiment affecter les utilisateurs au plan de formation ?',
  },
  usuario: {
    texto: 'Choisissez la personne et les plans qu’elle reçoit.',
    persona: 'Personne',
    tiene: 'Plans déjà affectés',
    ninguno: 'Aucun plan ne lui a encore été affecté.',
    abierto: 'Affecté le {fecha}, progression {avance, number}\u00a0%',
    cerrado: 'Retiré',
    vacio: 'Choisissez d’abord la personne',
    planes: 'Plans à recevoir',
    yaLoTiene: 'déjà affecté',
    seReabre: 'avait été retiré : il est rouvert, avec sa progression',
    revisar: 'Affecter des plans à {persona}',
    pregunta: 'Voulez-vous vraiment affecter les plans de formation à l’utilisateur ?',
  },
  grupo: {
    texto: 'Le plan est donné aux membres actuels et à toute personne qui rejoindra le groupe.',
    grupo: 'Groupe',
    vacio: 'Choisissez d’abord le groupe',
    planes: 'Plans que reçoit le groupe',
    yaLoDa: 'une règle en vigueur le donne déjà au groupe',
    retirada: 'la règle avait été retirée : elle revient en vigueur',
    reabrir: 'Aussi aux personnes à qui il a été retiré',
    reabrirTexto: 'Il leur est rouvert, avec leur progression.',
    revisar: 'Affecter des plans à « {grupo} »',
    pregunta: 'Voulez-vous vraiment affecter les plans de formation au groupe ?',
  },
};
