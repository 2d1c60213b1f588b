/** Acts on many people: shown, confirmed, done in the background, taken back (P236, P239). */
export const masivo = {
  pantalla: 'Acciones masivas',
  texto: 'Lo que se hizo con muchas personas a la vez, con su avance. Durante un día se puede deshacer.',
  vacio: 'Todavía no hay acciones: elija personas en su lista y abra «Acciones».',
  campos: {
    clase: 'Acción',
    destino: 'Valor',
    deshace: 'Deshace otra',
    motivo: 'Motivo',
    autor: 'Hecha por',
    total: 'Elegidas',
    hechas: 'Cambiadas',
    rechazadas: 'Sin cambio',
  },
  filas: { campos: { codigo_usuario: 'Código', personal: 'Persona', motivo: 'Motivo' } },
  acciones: 'Acciones',
  titulo: '{acto}: {total, plural, one {# persona} other {# personas}}',
  deshacerTitulo: 'Deshacer: {acto}',
  plan: 'Plan de estudio',
  motivoAyuda: 'Opcional. Queda en el historial de cada persona.',
  sigue: 'Qué va a pasar',
  cambian:
    '{clase, select, cesar {{total, plural, =0 {Nadie pasa a Cesado} one {# persona pasa a Cesado desde el {destino}} other {# personas pasan a Cesado desde el {destino}}}} plan {{total, plural, =0 {Nadie recibe el plan} one {# persona recibe «{destino}»} other {# personas reciben «{destino}»}}} vuelta {{total, plural, =0 {Nadie vuelve a como estaba} one {# persona vuelve a como estaba} other {# personas vuelven a como estaban}}} other {{total, plural, =0 {Nadie cambia} one {# persona cambia a «{destino}»} other {# personas cambian a «{destino}»}}}}{total, plural, =0 {.} other {:}}',
  nombres: '{nombres}.',
  nombresYMas: '{nombres} y {mas, plural, one {# más} other {# más}}.',
  efectos: {
    sesiones: '{total, plural, one {Se cierra # sesión.} other {Se cierran # sesiones.}}',
    asignaciones: '{total, plural, one {# asignación sale} other {# asignaciones salen}} de los indicadores.',
    subordinados: '{total, plural, one {# persona activa se queda} other {# personas activas se quedan}} con un jefe Cesado.',
    empresas: '{total, plural, one {# empresa se queda} other {# empresas se quedan}} con un gerente o director Cesado.',
    plan: 'Plan «{nombre}»: {total, plural, one {lo recibe # persona.} other {lo reciben # personas.}}',
    quita_plan: 'Plan «{nombre}»: {total, plural, one {lo pierde # persona.} other {lo pierden # personas.}}',
    sesiones_cerradas: 'Las sesiones que se cerraron no se reabren: cada persona ingresa de nuevo.',
  },
  noCambian: '{total, plural, one {# no cambia} other {# no cambian}}',
  motivo: '{motivo}: {total, number}',
  verPersonas: 'Ver las personas',
  personas: 'Personas de la acción',
  unDia: 'Se puede deshacer durante un día.',
  hacer:
    '{clase, select, cesar {Cesar} plan {Asignar} vuelta {Deshacer} other {Cambiar}} {total, plural, =0 {} one {{clase, select, vuelta {en} other {a}} # persona} other {{clase, select, vuelta {en} other {a}} # personas}}',
  avance: '{over, number} de {total, number}',
  estado: {
    simulada: 'Todavía no se confirmó.',
    pendiente:
      '{hechas, plural, one {# cambiada} other {# cambiadas}}; {por_hacer, plural, one {falta #} other {faltan #}}. Puede cerrar y seguir trabajando. El avance está en',
    hecha: 'Terminada: {hechas, plural, =0 {nadie cambió} one {# persona cambiada} other {# personas cambiadas}}.',
    cancelada:
      'Cancelada: {hechas, plural, =0 {nadie cambió} one {# persona ya había cambiado} other {# personas ya habían cambiado}}{por_hacer, plural, =0 {} one {; # quedó como estaba} other {; # quedaron como estaban}}.',
    detenida:
      'Detenida: {hechas, plural, =0 {nadie cambió} one {# persona ya había cambiado} other {# personas ya habían cambiado}}{por_hacer, plural, =0 {} one {; # quedó como estaba} other {; # quedaron como estaban}}.',
  },
  detener: 'Cancelar lo que falta',
  deshacer: 'Deshacer',
  verEsta: 'Ver la acción {numero, number}',
  deshacerEsta: 'Deshacer la acción {numero, number}',
  simulada:
    '{por_hacer, plural, =0 {Nadie cambia} one {Cambia # persona} other {Cambian # personas}}{rechazadas, plural, =0 {} one {; # no cambia} other {; # no cambian}}.',
  confirmada:
    '{hechas, plural, =0 {Confirmado} one {# persona cambiada} other {# personas cambiadas}}{por_hacer, plural, =0 {} one {; falta #} other {; faltan #}}.',
  cancelada:
    'Cancelado: {hechas, plural, =0 {nadie cambió} one {# persona ya cambió} other {# personas ya cambiaron}}{por_hacer, plural, =0 {} one {; # queda como estaba} other {; # quedan como estaban}}.',
  sucesos: {
    confirmada: '{deshace, plural, =0 {{acto}: {destino}} other {Deshacer {acto}: {destino}}}',
    cancelada: '{deshace, plural, =0 {{acto}: {destino}, cancelada} other {Deshacer {acto}: {destino}, cancelada}}',
    terminada: '{deshace, plural, =0 {{acto}: {destino}, terminada} other {Deshacer {acto}: {destino}, terminada}}',
  },
  errores: {
    destino: 'No existe o está fuera de su alcance.',
    demasiadas: 'Elija {limite, number} personas como máximo.',
    nadie: 'Nadie cambiaría: no hay nada que confirmar.',
    nadaQueDeshacer: 'Ya no queda nada que deshacer.',
  },
} as const;
