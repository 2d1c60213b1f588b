import type { Catalog } from '../catalog.ts';

export const empresa: Catalog['empresa'] = {
  lista: {
    texto: 'Die Unternehmen, zu denen Personen und Kostenstellen gehören.',
    nueva: 'Neues Unternehmen',
    seguimiento: 'Verfolgung',
  },
  edicion: {
    nueva: 'Neues Unternehmen',
    editar: 'Unternehmen bearbeiten',
    guardada: 'Unternehmen gespeichert: {nombre}',
    gerente: 'Geschäftsführung',
    director: 'Direktion',
  },
  campos: {
    id_empresa: 'ID',
    codigo_empresa: 'Code',
    ruc: 'RUC',
    direccion: 'Adresse',
    actividad: 'Tätigkeit',
    codigo_gerente: 'Code der Geschäftsführung',
    codigo_director: 'Code der Direktion',
    gerente: 'Geschäftsführung',
    director: 'Direktion',
    usuarios: 'Aktive Personen',
    centros_costo: 'Kostenstellen',
  },
  errores: { persona: 'Es gibt keine aktive Person mit dem Code „{codigo}“.' },
};
