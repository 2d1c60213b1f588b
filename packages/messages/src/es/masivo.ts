/** Acts on many records: shown, confirmed, done in the background, taken back (P236, P239, P247). */
export const masivo = {
  pantalla: 'Acciones masivas',
  texto: 'Lo que se hizo con muchos a la vez, con su avance. Durante un día se puede deshacer.',
  vacio: 'Todavía no hay acciones: elija filas en una lista y abra «Acciones».',
  campos: {
    clase: 'Acción',
    de: 'Qué',
    destino: 'Valor',
    deshace: 'Deshace otra',
    motivo: 'Motivo',
    autor: 'Hecha por',
    total: 'Elegidos',
    hechas: 'Cambiados',
    rechazadas: 'Sin cambio',
  },
  filas: { campos: { codigo_usuario: 'Código', personal: 'Nombre', motivo: 'Motivo', detalle: 'Detalle' } },
  acciones: 'Acciones',
  titulo: '{acto}: {total, plural, one {# persona} other {# personas}}',
  tituloRegistros: '{acto}: {total, plural, one {# registro} other {# registros}}',
  deshacerTitulo: 'Deshacer: {acto}',
  plan: 'Plan de estudio',
  categoria: 'Categoría',
  etiqueta: 'Etiqueta',
  temas: 'Temas',
  temasTodos: 'Sin elegir: de todos sus temas.',
  maximo: 'Elija {limite, number} como máximo',
  motivoAyuda: 'Opcional. Queda en el historial de cada persona.',
  sigue: 'Qué va a pasar',
  cambian:
    '{clase, select, cesar {{total, plural, =0 {Nadie pasa a Cesado} one {# persona pasa a Cesado desde el {destino}} other {# personas pasan a Cesado desde el {destino}}}} plan {{total, plural, =0 {Nadie recibe el plan} one {# persona recibe «{destino}»} other {# personas reciben «{destino}»}}} vuelta {{total, plural, =0 {Nadie vuelve a como estaba} one {# persona vuelve a como estaba} other {# personas vuelven a como estaban}}} other {{total, plural, =0 {Nadie cambia} one {# persona cambia a «{destino}»} other {# personas cambian a «{destino}»}}}}{total, plural, =0 {.} other {:}}',
  cambianRegistros:
    '{clase, select, activar {{total, plural, =0 {Nada pasa a Activo} one {# registro pasa a Activo} other {# registros pasan a Activo}}} inactivar {{total, plural, =0 {Nada pasa a Inactivo} one {# registro pasa a Inactivo} other {# registros pasan a Inactivo}}} eliminar {{total, plural, =0 {Nada se elimina} one {# registro se elimina} other {# registros se eliminan}}} etiquetar {{total, plural, =0 {Nada recibe la etiqueta} one {# registro recibe «{destino}»} other {# registros reciben «{destino}»}}} desetiquetar {{total, plural, =0 {Nada pierde la etiqueta} one {# registro pierde «{destino}»} other {# registros pierden «{destino}»}}} vincular {{total, plural, =0 {Ninguna pregunta se vincula} one {# pregunta se vincula a: {destino}} other {# preguntas se vinculan a: {destino}}}} desvincular {{total, plural, =0 {Ninguna pregunta se desvincula} one {# pregunta sale de sus temas} other {# preguntas salen de sus temas}}} vuelta {{total, plural, =0 {Nada vuelve a como estaba} one {# registro vuelve a como estaba} other {# registros vuelven a como estaban}}} other {{total, plural, =0 {Nada cambia} one {# registro cambia a «{destino}»} other {# registros cambian a «{destino}»}}}}{total, plural, =0 {.} other {:}}',
  nombres: '{nombres}.',
  nombresYMas: '{nombres} y {mas, plural, one {# más} other {# más}}.',
  efectos: {
    sesiones: '{total, plural, one {Se cierra # sesión.} other {Se cierran # sesiones.}}',
    asignaciones: '{total, plural, one {# asignación sale} other {# asignaciones salen}} de los indicadores.',
    subordinados: '{total, plural, one {# persona activa se queda} other {# personas activas se quedan}} con un jefe Cesado.',
    empresas: '{total, plural, one {# empresa se queda} other {# empresas se quedan}} con un gerente o director Cesado.',
    plan: 'Plan «{nombre}»: {total, plural, one {lo recibe # persona.} other {lo reciben # personas.}}',
    quita_plan: 'Plan «{nombre}»: {total, plural, one {lo pierde # persona.} other {lo pierden # personas.}}',
    frase: '{nombre}',
    sin_vuelta: 'No se puede deshacer: lo eliminado no se recupera.',
    sesiones_cerradas: 'Las sesiones que se cerraron no se reabren: cada persona ingresa de nuevo.',
  },
  noCambian: '{total, plural, one {# no cambia} other {# no cambian}}',
  motivo: '{motivo}: {total, number}',
  verFilas: 'Ver la lista',
  lista: 'Lista de la acción',
  unDia: 'Se puede deshacer durante un día.',
  hacer:
    '{clase, select, cesar {Cesar} plan {Asignar} vuelta {Deshacer} other {Cambiar}} {total, plural, =0 {} one {{clase, select, vuelta {en} other {a}} # persona} other {{clase, select, vuelta {en} other {a}} # personas}}',
  hacerRegistros:
    '{clase, select, activar {Activar} inactivar {Inactivar} eliminar {Eliminar} etiquetar {Etiquetar} desetiquetar {Quitar de} vincular {Vincular} desvincular {Desvincular} vuelta {Deshacer en} other {Cambiar}} {total, plural, =0 {} one {# registro} other {# registros}}',
  avance: '{over, number} de {total, number}',
  estado: {
    simulada: 'Todavía no se confirmó.',
    pendiente:
      '{hechas, plural, one {# cambio hecho} other {# cambios hechos}}; {por_hacer, plural, one {falta #} other {faltan #}}. Puede cerrar y seguir trabajando. El avance está en',
    hecha: 'Terminada: {hechas, plural, =0 {sin cambios} one {# cambio} other {# cambios}}.',
    cancelada:
      'Cancelada: {hechas, plural, =0 {sin cambios} one {# cambio hecho} other {# cambios hechos}}{por_hacer, plural, =0 {} one {; # quedó sin hacer} other {; # quedaron sin hacer}}.',
    detenida:
      'Detenida: {hechas, plural, =0 {sin cambios} one {# cambio hecho} other {# cambios hechos}}{por_hacer, plural, =0 {} one {; # quedó sin hacer} other {; # quedaron sin hacer}}.',
  },
  detener: 'Cancelar lo que falta',
  deshacer: 'Deshacer',
  verEsta: 'Ver la acción {numero, number}',
  deshacerEsta: 'Deshacer la acción {numero, number}',
  simulada:
    '{por_hacer, plural, =0 {Sin cambios} one {# cambio} other {# cambios}}{rechazadas, plural, =0 {} one {; # no cambia} other {; # no cambian}}.',
  confirmada:
    '{hechas, plural, =0 {Confirmado} one {# cambio hecho} other {# cambios hechos}}{por_hacer, plural, =0 {} one {; falta #} other {; faltan #}}.',
  cancelada:
    'Cancelado: {hechas, plural, =0 {sin cambios} one {# cambio hecho} other {# cambios hechos}}{por_hacer, plural, =0 {} one {; # queda sin hacer} other {; # quedan sin hacer}}.',
  sucesos: {
    confirmada: '{deshace, plural, =0 {{acto}: {destino}} other {Deshacer {acto}: {destino}}}',
    cancelada: '{deshace, plural, =0 {{acto}: {destino}, cancelada} other {Deshacer {acto}: {destino}, cancelada}}',
    terminada: '{deshace, plural, =0 {{acto}: {destino}, terminada} other {Deshacer {acto}: {destino}, terminada}}',
  },
  errores: {
    destino: 'No existe o está fuera de su alcance.',
    demasiadas: 'Elija {limite, number} como máximo.',
    nadie: 'Nada cambiaría: no hay nada que confirmar.',
    nadaQueDeshacer: 'Ya no queda nada que deshacer.',
  },
} as const;
