import type { Catalog } from '../catalog.ts';

export const feedback: Catalog['feedback'] = {
  campos: {
    fecha_feedback: 'Datum des Feedbacks',
    nombres: 'Vornamen',
    apellido: 'Nachname',
    fecha_evaluacion: 'Datum der Prüfung',
    plan: 'Lernplan',
    titulo: 'Thema',
    comentario: 'Kommentar',
    escala: 'Skala',
  },
  confirmarTexto: 'Ihre Bewertung und Ihr Kommentar können nur einmal gesendet werden.',
  enviado: 'Feedback erfolgreich gesendet',
  yaEnviado: 'Wir haben Ihre Bewertung bereits erhalten',
  yaEnviadoTexto: 'Vielen Dank: Sie hilft, die Inhalte zu verbessern.',
  errores: {
    repetido: 'Sie haben Ihr Feedback zu dieser Prüfung bereits gesendet.',
    ajeno: 'Nur wer die Prüfung abgelegt hat, kann Feedback dazu geben.',
    sinEnviar: 'Senden Sie zuerst Ihren Test ab; danach können Sie Feedback geben.',
    anulada: 'Die Prüfung wurde für ungültig erklärt und nimmt kein Feedback mehr an.',
  },
};
