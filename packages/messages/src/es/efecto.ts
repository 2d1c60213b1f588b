/** Effect of a change on the people who study the changed content, shown before it is saved. */
export const efecto = {
  alcance:
    'Afecta a {personas, plural, one {# persona} other {# personas}} de {empresas, plural, one {# empresa} other {# empresas}} en {planes, plural, one {# plan} other {# planes}}.',
  reciben: '{personas, plural, one {# persona recibe} other {# personas reciben}} el plan.',
  pierden: '{personas, plural, one {# persona deja} other {# personas dejan}} de ver el plan; lo que hicieron se conserva.',
  entran: '{temas, plural, one {Entra # tema, que queda pendiente.} other {Entran # temas, que quedan pendientes.}}',
  salen:
    '{temas, plural, one {Sale # tema, que deja} other {Salen # temas, que dejan}} de contar en el avance; intentos y certificados se conservan.',
  vuelven:
    '{personas, plural, one {# que había terminado vuelve} other {# que habían terminado vuelven}} a tener temas pendientes, con recordatorios.',
  terminan: '{personas, plural, one {# pasa} other {# pasan}} a tener el plan terminado.',
  convalidan:
    'A {personas, plural, one {# persona se le cuenta algún tema que aprobó} other {# personas se les cuenta algún tema que aprobaron}} en otro plan.',
  dejan_convalidar:
    'A {personas, plural, one {# persona se le deja de contar algún tema que aprobó} other {# personas se les deja de contar algún tema que aprobaron}} en otro plan.',
  plazo: 'Cambia el plazo de {personas, plural, one {# persona} other {# personas}} con temas pendientes.',
  dejan_vencidos:
    '{personas, plural, one {# deja de estar vencida y vuelve a recibir} other {# dejan de estar vencidas y vuelven a recibir}} recordatorios.',
  pasan_vencidos: '{personas, plural, one {# queda vencida} other {# quedan vencidas}} desde hoy.',
  nota: 'La nota mínima pasa de {antes, number} a {despues, number} para {personas, plural, one {# persona que aún no aprueba} other {# personas que aún no aprueban}}; lo aprobado no cambia.',
  preguntas:
    'Cambia el cuestionario de {personas, plural, one {# persona que aún no aprueba} other {# personas que aún no aprueban}}; lo ya calificado no cambia.',
  abiertos:
    '{personas, plural, one {# lo tiene abierto y lo termina} other {# lo tienen abierto y lo terminan}} con las preguntas de antes.',
  material:
    'Cambia lo que {personas, plural, one {estudia # persona que aún no aprueba} other {estudian # personas que aún no aprueban}} el tema.',
  requisito: '{personas, plural, one {# persona deberá} other {# personas deberán}} aprobar antes otro tema.',
  guardado:
    'Registro Actualizado correctamente. {avisables, plural, =0 {No hay a quién avisar} one {Se avisa a # persona} other {Se avisa a # personas}}{sin_correo, plural, =0 {.} one {; # no tiene un correo que funcione.} other {; # no tienen un correo que funcione.}}',
  avisado:
    'Cambio de «{planes}»: {avisables, plural, =0 {nadie avisado} one {# persona avisada} other {# personas avisadas}} por correo{sin_correo, plural, =0 {.} one {; # sin correo.} other {; # sin correo.}}',
  avisar:
    'Avisar por correo a {avisables, plural, one {la persona a quien le llega} other {las # personas a quienes les llega}} algo nuevo',
  avisarTexto:
    'Una carta por persona y día, con lo que se agregó y hasta cuándo.{sin_correo, plural, =0 {} one { # más no tiene un correo que funcione.} other { # más no tienen un correo que funcione.}}',
  abrir: 'Abrir para completarlo',
} as const;
