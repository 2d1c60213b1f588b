/** Records of the examples: one learner, one plan with one program, course and module, and two topics. */
export const LEARNER = 3;
export const STAFF = { admin: 1, soporte: 2 } as const;

export const PLACE = { id_planestudio: 11, id_programa: 21, id_curso: 31, id_modulo: 41 } as const;
export const PLACE_TITLES = { plan: 'Plan de ingreso', programa: 'Bienvenida', curso: 'La empresa', modulo: 'Seguridad' } as const;
export const TOPICS = [
  { id_tema: 51, titulo: 'Uso de extintores' },
  { id_tema: 52, titulo: 'Pausas activas' },
] as const;
export const ATTEMPT = 5;

/** Columns that the server writes in every master. */
export const STAMP = {
  usuario_creacion: '10000001',
  usuario_modificacion: null,
  fecha_creacion: '2026-11-02T14:30:00.000Z',
  fecha_modificacion: '2026-11-02T14:30:00.000Z',
  version: 1,
};

export const done = { result: '0', message: 'Registro Actualizado correctamente', clave: 'registro.actualizado' } as const;
