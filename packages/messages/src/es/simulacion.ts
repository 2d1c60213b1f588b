/** Dialog that shows an assignment of many before it is applied (P91). */
export const simulacion = {
  resumen: 'Qué se haría',
  ver: 'Ver solo: {veredicto}',
  filas: 'Personas y planes',
  avisar: 'Avisar por correo',
  avisarTexto:
    '{con_correo, plural, =0 {{sin_correo, plural, =0 {Nadie recibe un plan} one {La persona que recibe un plan no tiene correo} other {Ninguna de las # personas que reciben un plan tiene correo}}} one {Se escribiría a # persona{sin_correo, plural, =0 {} one {; # no tiene correo} other {; # no tienen correo}}} other {Se escribiría a # personas{sin_correo, plural, =0 {} one {; # no tiene correo} other {; # no tienen correo}}}}.',
  avisarDespues: 'También a quienes la cumplan después.',
  asignar: 'Asignar',
  preguntaTexto:
    '{nuevas, plural, =0 {} one {Se asigna # plan. } other {Se asignan # planes. }}{reabiertas, plural, =0 {} one {Se abre # de nuevo, con su avance. } other {Se abren # de nuevo, con su avance. }}{avisos, plural, =0 {No se avisa por correo.} one {Se avisa por correo a # persona.} other {Se avisa por correo a # personas.}}',
  nada: 'Con esta elección no se asigna nada.',
  cambio: 'Algo cambió',
  otra: 'Simular de nuevo',
  sinRespuesta: 'No sabemos si se llegó a asignar',
  sinRespuestaTexto: 'Reintente: lo que ya se asignó no se asigna dos veces.',
} as const;
