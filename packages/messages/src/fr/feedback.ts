import type { Catalog } from '../catalog.ts';

export const feedback: Catalog['feedback'] = {
  campos: {
    fecha_feedback: 'Date de l’avis',
    nombres: 'Prénoms',
    apellido: 'Nom',
    fecha_evaluacion: 'Date de l’évaluation',
    plan: 'Plan',
    titulo: 'Thème',
    comentario: 'Commentaire',
    escala: 'Échelle',
  },
  confirmarTexto: 'Votre appréciation et votre commentaire ne s’envoient qu’une fois.',
  enviado: 'Avis envoyé',
  yaEnviado: 'Nous avons déjà reçu votre avis',
  yaEnviadoTexto: 'Merci : il aide à améliorer les contenus.',
  errores: {
    repetido: 'Vous avez déjà envoyé votre avis sur cette évaluation.',
    ajeno: 'Seule la personne qui a passé l’évaluation peut donner son avis.',
    sinEnviar: 'Envoyez d’abord votre questionnaire ; vous pourrez ensuite donner votre avis.',
    anulada: 'L’évaluation a été annulée et ne reçoit plus d’avis.',
  },
};
