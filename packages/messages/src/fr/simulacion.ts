import type { Catalog } from '../catalog.ts';

export const simulacion: Catalog['simulacion'] = {
  resumen: 'Ce qui serait fait',
  ver: 'Voir seulement : {veredicto}',
  filas: 'Personnes et plans',
  avisar: 'Prévenir par e-mail',
  avisarTexto:
    '{con_correo, plural, =0 {{sin_correo, plural, =0 {Personne ne reçoit de plan} one {La personne qui reçoit un plan n’a pas d’e-mail} other {Aucune des # personnes qui reçoivent un plan n’a d’e-mail}}} one {# personne serait prévenue{sin_correo, plural, =0 {} one { ; # n’a pas d’e-mail} other { ; # n’ont pas d’e-mail}}} other {# personnes seraient prévenues{sin_correo, plural, =0 {} one { ; # n’a pas d’e-mail} other { ; # n’ont pas d’e-mail}}}}.',
  avisarDespues: 'Aussi celles qui la rempliront plus tard.',
  asignar: 'Affecter',
  preguntaTexto:
    '{nuevas, plural, =0 {} one {# plan est affecté. } other {# plans sont affectés. }}{reabiertas, plural, =0 {} one {# est rouvert, avec sa progression. } other {# sont rouverts, avec leur progression. }}{avisos, plural, =0 {Personne n’est prévenu par e-mail.} one {# personne est prévenue par e-mail.} other {# personnes sont prévenues par e-mail.}}',
  nada: 'Avec cette sélection, rien n’est affecté.',
  cambio: 'Quelque chose a changé',
  otra: 'Simuler de nouveau',
  sinRespuesta: 'Nous ne savons pas si l’affectation a eu lieu',
  sinRespuestaTexto: 'Réessayez : ce qui est déjà affecté ne l’est pas deux fois.',
};
