/** Parameters: list and form (P84). */
export const parametro = {
  lista: {
    texto: 'Los códigos y textos de esta tabla.',
    nuevo: 'Nuevo parámetro',
    editar: 'Editar {nombre}',
    sinTabla: 'Elija una tabla de parámetros',
    verTablas: 'Ver las tablas',
    todas: 'Todas las empresas',
  },
  edicion: {
    nuevo: 'Nuevo parámetro',
    editar: 'Editar parámetro',
    guardado: 'Parámetro guardado: {nombre}',
    todas: 'Todas las empresas',
  },
  campos: {
    id_parametro: 'Id',
    id_dominio: 'Tabla',
    codigo_parametro: 'Código',
    parametro: 'Texto',
    id_empresa: 'Empresa',
    usos: 'Usos',
  },
  ayuda: {
    codigo_parametro: 'Si lo deja vacío, se forma con el texto. Cambiarlo lo cambia en todas partes.',
    id_empresa: 'Sin elegir, es de todas las empresas.',
  },
  errores: {
    comun: 'Los parámetros de todas las empresas los cambia solo un acceso sin límite de empresas. Elija una de sus empresas.',
    deOtros: '{total, plural, one {Lo tiene # persona} other {Lo tienen # personas}} de otra empresa.',
    dominio: 'La tabla de parámetros no existe.',
    empresa: 'La empresa no existe.',
    otroDominio: 'Un parámetro no cambia de tabla.',
    soloComunes: 'Los parámetros de esta tabla son de todas las empresas.',
    textoRepetido:
      'Ya existe «{texto}» con el código «{codigo}»: dos textos que solo se distinguen en mayúsculas, acentos o espacios son el mismo.',
  },
} as const;
