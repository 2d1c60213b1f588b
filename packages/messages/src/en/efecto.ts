import type { Catalog } from '../catalog.ts';

export const efecto: Catalog['efecto'] = {
  alcance:
    'Affects {personas, plural, one {# person} other {# people}} of {empresas, plural, one {# company} other {# companies}} in {planes, plural, one {# plan} other {# plans}}.',
  reciben: '{personas, plural, one {# person gets} other {# people get}} the plan.',
  pierden: '{personas, plural, one {# person no longer sees} other {# people no longer see}} the plan; what they did is kept.',
  entran: '{temas, plural, one {# topic is added and becomes pending.} other {# topics are added and become pending.}}',
  salen:
    '{temas, plural, one {# topic leaves and no longer counts} other {# topics leave and no longer count}} in the progress; attempts and certificates are kept.',
  vuelven: '{personas, plural, one {# who had finished has} other {# who had finished have}} pending topics again, with reminders.',
  terminan: '{personas, plural, one {# now has} other {# now have}} the plan finished.',
  plazo: 'The deadline changes for {personas, plural, one {# person} other {# people}} with pending topics.',
  dejan_vencidos: '{personas, plural, one {# is no longer overdue and gets} other {# are no longer overdue and get}} reminders again.',
  pasan_vencidos: '{personas, plural, one {# is} other {# are}} overdue from today.',
  nota: 'The passing score goes from {antes, number} to {despues, number} for {personas, plural, one {# person who has not passed yet} other {# people who have not passed yet}}; what was passed does not change.',
  preguntas:
    'The quiz changes for {personas, plural, one {# person who has not passed yet} other {# people who have not passed yet}}; what was graded does not change.',
  abiertos: '{personas, plural, one {# has it open and finishes} other {# have it open and finish}} it with the earlier questions.',
  material:
    'What {personas, plural, one {# person who has not passed yet studies} other {# people who have not passed yet study}} in the topic changes.',
  requisito: '{personas, plural, one {# person has} other {# people have}} to pass another topic first.',
  guardado:
    'The record was updated. {avisables, plural, =0 {There is nobody to notify} one {# person is notified} other {# people are notified}}{sin_correo, plural, =0 {.} one {; # has no e-mail that works.} other {; # have no e-mail that works.}}',
  avisado:
    'Change of “{planes}”: {avisables, plural, =0 {nobody notified} one {# person notified} other {# people notified}} by e-mail{sin_correo, plural, =0 {.} one {; # without e-mail.} other {; # without e-mail.}}',
  avisar: 'Notify by e-mail the {avisables, plural, one {person who gets} other {# people who get}} something new',
  avisarTexto:
    'One letter per person and day, with what was added and until when.{sin_correo, plural, =0 {} one { # more has no e-mail that works.} other { # more have no e-mail that works.}}',
  abrir: 'Open to complete it',
};
