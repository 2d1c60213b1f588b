import type { Catalog } from '../catalog.ts';

export const efecto: Catalog['efecto'] = {
  alcance:
    'Concerne {personas, plural, one {# personne} other {# personnes}} de {empresas, plural, one {# entreprise} other {# entreprises}} dans {planes, plural, one {# plan} other {# plans}}.',
  reciben: '{personas, plural, one {# personne reçoit} other {# personnes reçoivent}} le plan.',
  pierden: '{personas, plural, one {# personne ne voit plus} other {# personnes ne voient plus}} le plan ; ce qui a été fait est conservé.',
  entran: '{temas, plural, one {# thème s’ajoute et devient en attente.} other {# thèmes s’ajoutent et deviennent en attente.}}',
  salen:
    '{temas, plural, one {# thème sort et ne compte plus} other {# thèmes sortent et ne comptent plus}} dans la progression ; tentatives et certificats sont conservés.',
  vuelven:
    '{personas, plural, one {# personne qui avait terminé a} other {# personnes qui avaient terminé ont}} de nouveau des thèmes en attente, avec des rappels.',
  terminan: '{personas, plural, one {# personne a} other {# personnes ont}} désormais terminé le plan.',
  plazo: 'Le délai change pour {personas, plural, one {# personne} other {# personnes}} ayant des thèmes en attente.',
  dejan_vencidos:
    '{personas, plural, one {# personne n’est plus en retard et reçoit} other {# personnes ne sont plus en retard et reçoivent}} de nouveau des rappels.',
  pasan_vencidos: '{personas, plural, one {# personne est} other {# personnes sont}} en retard dès aujourd’hui.',
  nota: 'La note minimale passe de {antes, number} à {despues, number} pour {personas, plural, one {# personne qui n’a pas encore réussi} other {# personnes qui n’ont pas encore réussi}} ; ce qui est réussi ne change pas.',
  preguntas:
    'Le questionnaire change pour {personas, plural, one {# personne qui n’a pas encore réussi} other {# personnes qui n’ont pas encore réussi}} ; ce qui est déjà noté ne change pas.',
  abiertos:
    '{personas, plural, one {# personne l’a ouvert et le termine} other {# personnes l’ont ouvert et le terminent}} avec les questions d’avant.',
  material:
    'Ce que {personas, plural, one {# personne qui n’a pas encore réussi étudie} other {# personnes qui n’ont pas encore réussi étudient}} dans le thème change.',
  requisito: '{personas, plural, one {# personne devra} other {# personnes devront}} d’abord réussir un autre thème.',
  guardado:
    'Enregistrement mis à jour. {avisables, plural, =0 {Personne n’est à prévenir} one {# personne est prévenue} other {# personnes sont prévenues}}{sin_correo, plural, =0 {.} one {; # n’a pas d’e-mail valide.} other {; # n’ont pas d’e-mail valide.}}',
  avisado:
    'Changement de « {planes} » : {avisables, plural, =0 {personne n’est prévenu} one {# personne prévenue} other {# personnes prévenues}} par e-mail{sin_correo, plural, =0 {.} one {; # sans e-mail.} other {; # sans e-mail.}}',
  avisar:
    'Prévenir par e-mail {avisables, plural, one {la personne concernée par une nouveauté} other {les # personnes concernées par une nouveauté}}',
  avisarTexto:
    'Une lettre par personne et par jour, avec ce qui a été ajouté et l’échéance.{sin_correo, plural, =0 {} one { # autre n’a pas d’e-mail valide.} other { # autres n’ont pas d’e-mail valide.}}',
  abrir: 'Ouvrir pour compléter',
};
