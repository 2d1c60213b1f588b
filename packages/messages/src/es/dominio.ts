/** Parameter tables: list and form (P84). */
export const dominio = {
  lista: {
    texto: 'Las tablas de donde se eligen puestos, centros de costo, categorías y grupos.',
    nuevo: 'Nueva tabla',
    verParametros: 'Parámetros de {nombre}',
  },
  edicion: {
    nuevo: 'Nueva tabla',
    editar: 'Editar tabla',
    guardado: 'Tabla guardada: {nombre}',
    claveFija: 'El portal busca la tabla por esta clave: no cambia.',
  },
  campos: { id_dominio: 'Id', dominio: 'Tabla', clave: 'Clave', parametros: 'Parámetros', fijo: 'Del portal' },
  ayuda: { clave: 'Nombre para programas, como «zonas_de_reparto». Si la deja vacía, se forma con el nombre.' },
  errores: {
    claveFija: 'El portal busca esta tabla por su clave: no se puede cambiar.',
    fijo: 'el portal usa esta tabla',
  },
} as const;
