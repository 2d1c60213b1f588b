import type { DatosPregunta } from '@portal/contract/pregunta';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { findSettings } from '@portal/server/src/domains/configuracion/configuracion.public.ts';
import { writeBorradores } from '@portal/server/src/domains/redactor/redactor.public.ts';
import type { RedaccionTable } from '@portal/server/src/db/tables/redactor.ts';
import type { Insertable } from 'kysely';
import { DOMINIO, ensureCategoria } from '../builders/parametro.ts';

/** Question of a draft. */
export const BORRADOR = {
  pregunta: '¿Qué extintor se usa con un tablero eléctrico?',
  datos: {
    tipo: 'unica',
    opciones: [{ texto: 'De agua' }, { texto: 'De dióxido de carbono' }, { texto: 'De espuma' }],
    correcta: 2,
    orden_fijo: false,
  },
  cita: 'Con un tablero eléctrico se usa un extintor de dióxido de carbono.',
} satisfies { readonly pregunta: string; readonly datos: DatosPregunta; readonly cita: string };

/** Lesson with the sentence of the draft, and with data of a person. */
export const LECCION = `${BORRADOR.cita}\n${'El extintor se revisa cada mes y lo anota Rosa Luna (rosa@tienda.pe, 987654321). '.repeat(4)}`;

/** Key of the model. */
export const CLAVE = 'sk-clave-de-prueba';

/** One run of the job. */
interface Corrida {
  readonly now: Date;
  readonly ms?: number;
  readonly signal?: AbortSignal;
}

/** Runs the job of the drafts once against the model at an address. */
export async function runRedactor(
  db: Executor,
  url: string,
  { now, ms = 20_000, signal = new AbortController().signal }: Corrida,
): Promise<void> {
  const settings = await findSettings(db);
  await writeBorradores(db, {
    redactor: { url, clave: CLAVE, modelo: 'de-prueba' },
    moment: async () => ({ now, today: now.toISOString().slice(0, 10), settings, config: { publicUrl: 'https://portal.example' } }),
    signal,
    ms,
  });
}

/** Inserts an answered request for a topic with one draft that waits for its author. */
export async function buildRedaccion(
  db: Executor,
  given: Partial<Insertable<RedaccionTable>> & { readonly id_tema: number },
): Promise<{ readonly id_redaccion: number; readonly id_redaccion_borrador: number }> {
  const { id_redaccion } = await db
    .insertInto('redaccion')
    .values({
      estado: 'lista',
      tipos: ['unica'],
      cantidad: 1,
      codigo_categoria: await ensureCategoria(db, DOMINIO.categoriaPregunta),
      servicio: 'modelos.example.com',
      modelo: 'de-prueba',
      texto: BORRADOR.cita,
      peticion: '{}',
      respuesta: '{}',
      usuario_creacion: 'alguien',
      fecha_creacion: '2026-11-21T14:00:00.000Z',
      ...given,
    })
    .returning('id_redaccion')
    .executeTakeFirstOrThrow();
  const { datos, ...borrador } = BORRADOR;
  const { id_redaccion_borrador } = await db
    .insertInto('redaccion_borrador')
    .values({ id_redaccion, ...borrador, datos: JSON.stringify(datos) })
    .returning('id_redaccion_borrador')
    .executeTakeFirstOrThrow();
  return { id_redaccion, id_redaccion_borrador };
}
