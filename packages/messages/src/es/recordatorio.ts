/** Reminders of a plan: its dates, and what would go out today (P43). */
export const recordatorio = {
  enviado: 'Se envía un recordatorio a {persona}.',
  errores: {
    recordado: 'Ya se le recordó hoy.',
    sinCorreo: 'No tiene un correo que funcione: avísele usted.',
    ausente: 'Está ausente: no se le escribe hasta su vuelta.',
    terminado: 'Ya terminó el plan o ya no lo tiene: no necesita recordatorio.',
  },
  avisara: 'Se avisará',
  sinAvisos: 'Este plan no envía recordatorios: escriba cuántos días antes del fin sale cada uno.',
  sinFechas: 'Escriba las fechas del plan para ver cuándo saldrían sus recordatorios.',
  porPersona: 'Cada aviso sale esos días antes del plazo de cada persona.',
  nivel1: 'desde el {fecha}, al alumno con temas pendientes',
  nivel2: 'desde el {fecha}, también a su jefe inmediato',
  nivel3: 'desde el {fecha}, también al gerente y al director de su empresa',
  omitidos:
    '{omitidos, plural, one {Un nivel no llega a salir porque uno más alto empieza antes o el mismo día.} other {# niveles no llegan a salir porque uno más alto empieza antes o el mismo día.}}',
  hoy: {
    titulo: 'Recordatorios de hoy, {fecha}',
    mensajes: '{mensajes, plural, =0 {Hoy no saldría ninguno} one {Hoy saldría # mensaje} other {Hoy saldrían # mensajes}}',
    reparto:
      '{alumnos, plural, =0 {Ningún alumno} one {# alumno} other {# alumnos}} y {superiores, plural, =0 {ningún jefe o directivo} one {# jefe o directivo} other {# jefes o directivos}} leerían sobre {pendientes, plural, one {# asignación pendiente} other {# asignaciones pendientes}}.',
    guardado: 'Según lo guardado, no lo que cambie aquí.',
    impedimento: {
      dia_no_laborable: 'Hoy no es día de recordatorios: saldrán el próximo que lo sea.',
      feriado: 'Hoy es feriado: saldrán el próximo día de recordatorios.',
      antes_de_hora: 'Saldrán desde {hora, plural, one {la # hora} other {las # horas}}.',
    },
    retenidos: 'Son más de {maximo, number}: esperarían a que usted los envíe o los descarte.',
    sin_correo: '{total, plural, one {# persona no tiene un correo que funcione.} other {# personas no tienen un correo que funcione.}}',
    ver: 'Ver a quiénes no llegan correos',
    cesados: '{total, plural, one {# destinatario está cesado.} other {# destinatarios están cesados.}}',
    en_espera:
      '{total, plural, one {# destinatario está ausente y lo leerá a su vuelta.} other {# destinatarios están ausentes y lo leerán a su vuelta.}}',
    ausentes: '{total, plural, one {De # persona ausente no se avisa a nadie.} other {De # personas ausentes no se avisa a nadie.}}',
    sin_jefe: '{total, plural, one {# persona no tiene jefe inmediato.} other {# personas no tienen jefe inmediato.}}',
    sin_direccion:
      '{total, plural, one {La empresa de # persona no tiene gerente ni director.} other {Las empresas de # personas no tienen gerente ni director.}}',
  },
} as const;
