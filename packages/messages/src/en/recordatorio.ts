import type { Catalog } from '../catalog.ts';

export const recordatorio: Catalog['recordatorio'] = {
  avisara: 'Reminders will be sent',
  sinAvisos: 'This plan sends no reminders: enter how many days before the end each one is sent.',
  sinFechas: 'Enter the dates of the plan to see when its reminders would be sent.',
  nivel1: 'from {fecha}, to the learner with pending topics',
  nivel2: 'from {fecha}, also to their direct manager',
  nivel3: 'from {fecha}, also to the general manager and the director of their company',
  omitidos:
    '{omitidos, plural, one {One level is never sent because a higher one starts earlier or on the same day.} other {# levels are never sent because a higher one starts earlier or on the same day.}}',
  hoy: {
    titulo: 'Reminders of today, {fecha}',
    mensajes:
      '{mensajes, plural, =0 {None would be sent today} one {# message would be sent today} other {# messages would be sent today}}',
    reparto:
      '{alumnos, plural, =0 {No learner} one {# learner} other {# learners}} and {superiores, plural, =0 {no manager or director} one {# manager or director} other {# managers or directors}} would read about {pendientes, plural, one {# pending assignment} other {# pending assignments}}.',
    guardado: 'According to what is saved, not to what you change here.',
    impedimento: {
      dia_no_laborable: 'Today is not a day for reminders: they will be sent on the next one that is.',
      feriado: 'Today is a public holiday: they will be sent on the next day for reminders.',
      antes_de_hora: 'They will be sent from {hora, number}:00 on.',
    },
    retenidos: 'That is more than {maximo, number}: they would wait for you to send or discard them.',
    sin_correo: '{total, plural, one {# person has no working email.} other {# people have no working email.}}',
    ver: 'See whom emails do not reach',
    cesados: '{total, plural, one {# recipient has left the company.} other {# recipients have left the company.}}',
    en_espera:
      '{total, plural, one {# recipient is absent and will read it on return.} other {# recipients are absent and will read it on return.}}',
    ausentes: '{total, plural, one {Nobody is notified about # absent person.} other {Nobody is notified about # absent people.}}',
    sin_jefe: '{total, plural, one {# person has no direct manager.} other {# people have no direct manager.}}',
    sin_direccion:
      '{total, plural, one {The company of # person has no general manager or director.} other {The companies of # people have no general manager or director.}}',
  },
};
