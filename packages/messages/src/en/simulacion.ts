import type { Catalog } from '../catalog.ts';

export const simulacion: Catalog['simulacion'] = {
  resumen: 'What would happen',
  ver: 'Show only: {veredicto}',
  filas: 'People and plans',
  avisar: 'Notify by email',
  avisarTexto:
    '{con_correo, plural, =0 {{sin_correo, plural, =0 {Nobody receives a plan} one {The person who receives a plan has no email} other {None of the # people who receive a plan has an email}}} one {# person would be written to{sin_correo, plural, =0 {} one {; # has no email} other {; # have no email}}} other {# people would be written to{sin_correo, plural, =0 {} one {; # has no email} other {; # have no email}}}}.',
  avisarDespues: 'Also those who meet it later.',
  asignar: 'Assign',
  preguntaTexto:
    '{nuevas, plural, =0 {} one {# plan is assigned. } other {# plans are assigned. }}{reabiertas, plural, =0 {} one {# is reopened, with its progress. } other {# are reopened, with their progress. }}{avisos, plural, =0 {Nobody is notified by email.} one {# person is notified by email.} other {# people are notified by email.}}',
  nada: 'Nothing is assigned with this choice.',
  cambio: 'Something changed',
  otra: 'Simulate again',
  sinRespuesta: 'We do not know whether it was assigned',
  sinRespuestaTexto: 'Try again: what was already assigned is not assigned twice.',
};
