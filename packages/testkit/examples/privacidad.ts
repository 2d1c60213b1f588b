import type { api } from '@portal/contract/api';
import { suppress } from '@portal/server/src/domains/privacidad/privacidad.public.ts';
import { nextNumber } from '../builders/counter.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import type { ExamplesOf, World } from './example.ts';

/** Builds a person under a pseudonym with a seal that can be opened. */
async function sealed({ test }: World): Promise<number> {
  const { id_usuario } = await buildUsuario(test.db);
  const orden = {
    id_usuario,
    seudonimo: `X${nextNumber()}`,
    now: test.now,
    today: '2026-11-21',
    autor: { id_autor: null, usuario: 'sistema' },
  };
  await test.db.transaction().execute((trx) => suppress(trx, orden));
  return id_usuario;
}

const PLAZOS = { registro: 600, ingresos: null, correos: 600, planillas: 600, ceses: null, cuadros: null };

export const privacidad: ExamplesOf<(typeof api)['privacidad']> = {
  exportar: ({ alumno }) => ({ params: { id: alumno.id_usuario } }),
  consecuencias: ({ alumno }) => ({ params: { id: alumno.id_usuario } }),
  suprimir: ({ alumno }) => ({ body: { id_usuario: alumno.id_usuario } }),
  abrirSello: async (world) => ({ body: { id_usuario: await sealed(world), motivo: 'Pedido de la inspección' } }),
  simularRetencion: () => ({ body: PLAZOS }),
  guardarRetencion: () => ({ body: { ...PLAZOS, motivo: 'Política de datos personales' } }),
};
