import type { Catalog } from '../catalog.ts';

/** Purpose of an empty list, and its next step (P133). */
export const vacio: Catalog['vacio'] = {
  guia: 'Voir comment faire',
  soloAdministrador: 'La personne qui administre le portail les ajoute.',
  planes: 'Un plan de formation réunit les programmes à étudier et fixe leurs dates.',
  programas: 'Un programme réunit des cours dans un plan de formation.',
  cursos: 'Un cours réunit des modules dans un programme.',
  modulos: 'Un module réunit des thèmes dans un cours.',
  temas: 'Un thème est ce que l’on étudie : du contenu, des supports et un questionnaire.',
  contenidos: 'Un contenu est un texte, une vidéo ou un document d’un thème.',
  preguntas: 'La banque garde les questions des questionnaires.',
  usuarios:
    'Ici figurent les personnes qui étudient et celles qui administrent. Ajoutez la première ou reprenez-les toutes d’une feuille de calcul.',
  empresas: 'Chaque personne appartient à une entreprise.',
  feriados: 'Les jours fériés, le portail n’envoie pas de rappels.',
  ausencias:
    'Personne n’est averti au sujet d’une personne absente. Enregistrez une absence ou reprenez-en plusieurs d’une feuille de calcul.',
  dispositivos: 'Sur une tablette de magasin, plusieurs personnes se connectent avec leur pièce d’identité et leur PIN.',
  solicitudes: 'Ce que les personnes demandent sur leurs données est noté ici.',
  webhooks: 'Un webhook prévient un autre système de ce qui arrive dans le portail.',
  entregas: 'Les événements envoyés aux webhooks apparaissent ici.',
  dominios: 'Chaque table garde les options d’une liste : postes, centres de coûts, groupes.',
  parametros: 'Cette table n’a pas encore d’options.',
  accesos: 'Ici figurent les personnes qui administrent ou donnent assistance. Donnez le premier accès.',
  correos: 'Ici figurent les messages que le portail envoie ou qui attendent leur départ : bienvenues, rappels et avis.',
  registro: 'Chaque changement dans le portail est noté ici avec son auteur et son heure.',
  programaTabla: 'Le tableau montre chaque programme avec ses cours.',
  seguimientoEmpresa: 'Compare les entreprises selon leurs personnes, affectées et évaluées. Enregistrez une entreprise pour commencer.',
  seguimientoPlan: 'Montre où en est chaque plan actif par entreprise. Activez un plan et affectez-le pour voir ses chiffres.',
  progresoPlan: 'Montre la progression de chaque personne dans ses thèmes. Affectez un plan pour voir les premières.',
  grupos: 'Un groupe réunit des personnes pour leur affecter des plans. Les groupes se créent dans les tables de paramètres.',
  codigos: 'Un code d’accès permet à qui n’a pas d’e-mail de choisir son mot de passe. Ajoutez des personnes pour leur en donner un.',
  importaciones: 'Ce que vous importez restera ici, avec ses quantités et la possibilité de l’annuler.',
  filas: 'La simulation n’atteint personne. Changez votre choix et simulez de nouveau.',
  revision: 'Le fichier ne contient aucune ligne. Remplissez le modèle et envoyez-le de nouveau.',
};
