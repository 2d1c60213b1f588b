import type { Catalog } from '../catalog.ts';

export const dominio: Catalog['dominio'] = {
  lista: {
    texto: 'The tables from which positions, cost centers, categories and groups are chosen.',
    nuevo: 'New table',
    verParametros: 'Parameters of {nombre}',
  },
  edicion: {
    nuevo: 'New table',
    editar: 'Edit table',
    guardado: 'Table saved: {nombre}',
    claveFija: 'The portal looks up the table by this key: it does not change.',
  },
  campos: { id_dominio: 'Id', dominio: 'Table', clave: 'Key', parametros: 'Parameters', fijo: 'Built-in' },
  ayuda: { clave: 'Name for programs, such as “delivery_zones”. If you leave it empty, it is made from the name.' },
  errores: {
    claveFija: 'The portal looks up this table by its key: it cannot be changed.',
    fijo: 'the portal uses this table',
  },
};
