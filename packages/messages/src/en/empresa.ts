import type { Catalog } from '../catalog.ts';

export const empresa: Catalog['empresa'] = {
  lista: {
    texto: 'The companies to which people and cost centers belong.',
    nueva: 'New company',
    seguimiento: 'Tracking',
  },
  edicion: {
    nueva: 'New company',
    editar: 'Edit company',
    guardada: 'Company saved: {nombre}',
    gerente: 'General manager',
    director: 'Director',
  },
  campos: {
    id_empresa: 'Id',
    codigo_empresa: 'Code',
    ruc: 'RUC',
    direccion: 'Address',
    actividad: 'Business',
    codigo_gerente: 'General manager code',
    codigo_director: 'Director code',
    gerente: 'General manager',
    director: 'Director',
    usuarios: 'Active people',
    centros_costo: 'Cost centers',
  },
  errores: { persona: 'There is no active person with the code “{codigo}”.' },
};
