/** Sheet that gives a plan to the people whose codes it names (P40, P91): its screen, and the sentences of the server about its rows. */
export const importar = {
  campos: {
    estado: 'Resultado',
    aviso: 'Revise',
    hoja: 'Hoja',
    con_aviso: 'Con aviso',
    aceptada: 'Se asignará',
    cesa: 'Pasa a Cesado',
    codigo: 'Código',
    id_usuario: 'Id',
    codigo_usuario: 'Código Usuario',
    nombres: 'Nombres',
    apellidos: 'Apellido',
    empresa: 'Empresa',
    correo_electronico: 'Correo',
    centro_costo: 'Centro Costo',
    plan: 'Plan',
  },
  texto: 'Suba una planilla con los códigos de los usuarios, revise cada fila y confirme. Nada se asigna antes.',
  subir: 'Planilla de usuarios del plan',
  subirTexto: 'La primera fila lleva el encabezado «Código de usuario»; si no se reconoce, los códigos se leen de la primera columna.',
  noExiste: 'No Existe',
  asignar: '{aceptadas, plural, =0 {Nadie a quien asignar} other {Asignar Masivamente (#)}}',
  confirmar: '¿Está seguro de Asignar los Usuarios al Plan de Estudio?',
  confirmarTexto:
    '{aceptadas, plural, one {# usuario recibe el plan.} other {# usuarios reciben el plan.}} {rechazadas, plural, =0 {} one {# fila se queda fuera por su motivo.} other {# filas se quedan fuera por sus motivos.}} No se envía ningún correo.',
  cerradas: '{filas, plural, one {A # usuario se le retiró antes este plan} other {A # usuarios se les retiró antes este plan}}',
  reabrir: 'Abrir de nuevo sus asignaciones, con su avance',
  reabrirTexto: 'Sin esta opción sus filas se rechazan.',
  plantilla: 'Descargar plantilla',
  plantillaArchivo: 'plantilla-usuarios_plan',
  plantillaHoja: 'Usuarios del plan',
  ayuda: 'Código del usuario en el portal, como texto para no perder los ceros.',
  anterioresTexto: 'Cada una se puede deshacer en quienes todavía no empezaron el plan.',
} as const;

export const importacion = {
  hecha:
    'Se asignó {asignados, plural, one {# usuario} other {# usuarios}} al plan de estudio{existentes, plural, =0 {} one {; # ya lo tenía} other {; # ya lo tenían}}{rechazados, plural, =0 {} one {; # fila no se asignó} other {; # filas no se asignaron}}.',
  noExiste: 'No Existe: ningún usuario tiene el código «{codigo}».',
  sinCodigos: 'El archivo no tiene el encabezado «Código de usuario» ni códigos de usuarios en su primera columna.',
  planInactivo: 'El plan «{plan}» está inactivo.',
  planTerminado: 'El plan «{plan}» ya terminó.',
  planCerrado: 'El plan se inactivó o terminó después de la revisión.',
  retirada: 'Se le retiró el plan el {fecha}.',
  reabre: 'Se le retiró el plan el {fecha}: se abre de nuevo, con su avance.',
  repetida: 'Es el mismo usuario que la fila {fila, number, ::group-off}.',
  cambio: 'Algo cambió después de la revisión.',
  deshecha: 'Se deshizo la planilla {archivo}',
  /** Why an undoing keeps an assignment. */
  conserva: {
    cerrada: 'ya se le retiró el plan',
    reabierta: 'se abrió de nuevo después',
    empezada: 'ya empezó el plan',
    fuera: 'pasó a otra empresa',
  },
} as const;
