/** Sheet of absences (P40, P43): its screen, and the sentences of the server about its rows. */
export const importar = {
  campos: {
    estado: 'Resultado',
    aviso: 'Revise',
    hoja: 'Hoja',
    con_aviso: 'Con aviso',
    aceptada: 'Se importará',
    cesa: 'Pasa a Cesado',
    codigo: 'Código',
    tipo: 'Tipo',
    fecha_desde: 'Desde',
    fecha_hasta: 'Hasta',
    observacion: 'Observación',
    id_usuario: 'Id',
    personal: 'Personal',
  },
  texto: 'Suba una planilla con las ausencias, revise cada fila y confirme. Nada se registra antes.',
  subir: 'Planilla de ausencias',
  subirTexto: 'Columnas: código de usuario, tipo (vacaciones, licencia o descanso médico), desde, hasta y, si quiere, observación.',
  importar: '{aceptadas, plural, =0 {Nada que importar} one {Importar # ausencia} other {Importar # ausencias}}',
  confirmar: '¿Importar estas ausencias?',
  confirmarTexto:
    '{aceptadas, plural, one {Se registra # ausencia.} other {Se registran # ausencias.}} {rechazadas, plural, =0 {} one {# fila se queda fuera por su motivo.} other {# filas se quedan fuera por sus motivos.}}',
  anterioresTexto: 'Cada una se puede deshacer: se eliminan las ausencias que nadie cambió después.',
  plantilla: 'Descargar plantilla',
  plantillaArchivo: 'plantilla-ausencias',
  plantillaHoja: 'Ausencias',
  ayudas: {
    codigo: 'Código del usuario en el portal, como texto para no perder los ceros.',
    tipo: 'Vacaciones, licencia o descanso médico.',
    fecha: 'Día/mes/año.',
    observacion: 'Opcional.',
  },
  ejemplos: {
    vacaciones: 'Vacaciones',
    descanso: 'Descanso médico',
    observacion: 'Programadas en enero',
  },
} as const;

export const importacion = {
  hecha:
    'Se {insertados, plural, one {registró # ausencia} other {registraron # ausencias}}{existentes, plural, =0 {} one {; # ya estaba} other {; # ya estaban}}{rechazados, plural, =0 {} one {; # fila no se importó} other {; # filas no se importaron}}.',
  noExiste: 'Ningún usuario tiene el código «{codigo}».',
  cesada: 'La persona está cesada.',
  ordenFechas: 'Hasta: es anterior a Desde.',
  repetida: 'Comparte días con la fila {fila} de la misma persona.',
  conserva: { cambiada: 'alguien la cambió después', fuera: 'su persona pasó a otra empresa' },
} as const;
