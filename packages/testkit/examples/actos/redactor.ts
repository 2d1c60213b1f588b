import type { api } from '@portal/contract/api';
import { buildTema } from '../../builders/contenido/tema.ts';
import { DOMINIO, ensureCategoria } from '../../builders/parametro.ts';
import { BORRADOR, buildRedaccion } from '../../scenes/redactor.ts';
import type { ExamplesOf, World } from '../example.ts';

/** Builds a topic with a draft that waits for its author. */
async function drafted({ test }: World) {
  const { id_tema } = await buildTema(test.db, { banco: 1 });
  return { id_tema, ...(await buildRedaccion(test.db, { id_tema })) };
}

const categoria = ({ test }: World) => ensureCategoria(test.db, DOMINIO.categoriaPregunta);

/** Requests of the drafts of questions. */
export const redactor: ExamplesOf<(typeof api)['redactor']> = {
  ofTema: async (world) => ({ params: { id: (await drafted(world)).id_tema } }),
  pedir: async (world) => ({
    body: {
      id_tema: (await drafted(world)).id_tema,
      texto: `${BORRADOR.cita} `.repeat(5),
      tipos: ['unica'],
      cantidad: 3,
      dificultad: null,
      codigo_categoria: await categoria(world),
    },
  }),
  aceptar: async (world) => {
    const { id_redaccion_borrador } = await drafted(world);
    const { pregunta, datos } = BORRADOR;
    return { body: { id_redaccion_borrador, pregunta: { pregunta, datos, codigo_categoria: await categoria(world) } } };
  },
  descartar: async (world) => {
    const { id_tema, id_redaccion_borrador } = await drafted(world);
    return { body: { id_tema, ids: [id_redaccion_borrador] } };
  },
  intercambio: async (world) => ({ params: { id: (await drafted(world)).id_redaccion } }),
};
