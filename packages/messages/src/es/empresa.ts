/** Companies: list and form (P95). */
export const empresa = {
  lista: {
    texto: 'Las empresas a las que pertenecen las personas y los centros de costo.',
    nueva: 'Nueva empresa',
    seguimiento: 'Seguimiento',
  },
  edicion: {
    nueva: 'Nueva empresa',
    editar: 'Editar empresa',
    guardada: 'Empresa guardada: {nombre}',
    gerente: 'Gerente',
    director: 'Director',
  },
  campos: {
    id_empresa: 'Id',
    codigo_empresa: 'Código',
    ruc: 'RUC',
    direccion: 'Dirección',
    actividad: 'Actividad',
    codigo_gerente: 'Código del gerente',
    codigo_director: 'Código del director',
    gerente: 'Gerente',
    director: 'Director',
    usuarios: 'Personas activas',
    centros_costo: 'Centros de costo',
  },
  errores: { persona: 'No hay una persona activa con el código «{codigo}».' },
} as const;
