import type { Catalog } from '../catalog.ts';

export const feriado: Catalog['feriado'] = {
  lista: {
    texto: 'No reminders are sent on these days. The portal comes with those of Peru until 2030.',
    nuevo: 'New day',
  },
  edicion: { nuevo: 'New non-working day', editar: 'Edit non-working day', guardado: 'Day saved: {nombre}' },
  campos: { id_feriado: 'Id', fecha: 'Date', feriado: 'Public holiday' },
};
