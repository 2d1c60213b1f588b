import type { api } from '@portal/contract/api';
import { loadConfig } from '@portal/server/src/config/config.ts';
import { openStorage, selladorDe, storeFile, ticketUrls } from '@portal/server/src/domains/archivo/archivo.public.ts';
import { nextNumber, stamps } from '../builders/counter.ts';
import { buildModulo } from '../builders/organizacion/estructura.ts';
import { ensureCategoria } from '../builders/parametro.ts';
import { buildAplicada, buildImportacion } from '../builders/persona/importacion.ts';
import { pngOf } from '../builders/contenido/png.ts';
import { buildPregunta } from '../builders/contenido/pregunta.ts';
import { buildSubida } from '../builders/contenido/subida.ts';
import { buildTema } from '../builders/contenido/tema.ts';
import { preguntaSheet } from '../files/spreadsheet.ts';
import type { ExamplesOf, World } from './example.ts';
import { importCalls } from './import-calls.ts';

type Api = typeof api;

const page = { pagina: 1, tamano: 10 };
const firstTema = ({ plan }: World) => ({ params: { id: plan.temas[0]!.id_tema } });
const newTema = async ({ test }: World) => ({ params: { id: (await buildTema(test.db, { banco: 0 })).id_tema } });

const temaFields = async ({ test }: World) => ({
  titulo: `Tema ${nextNumber()}`,
  descripcion: 'Descripción',
  codigo_categoria: await ensureCategoria(test.db),
  codigo_estado: 1,
  duracion: 10,
  numero_preguntas: 0,
});

export const tema: ExamplesOf<Api['tema']> = {
  sellst: () => ({ params: { x: '0' }, query: page }),
  ofEstado: () => ({ params: { estado: 1 } }),
  ofModulo: ({ plan }) => ({ params: { id: plan.modulos[0]!.id_modulo } }),
  ofPrograma: ({ plan }) => ({ params: { id: plan.programas[0]!.id_programa } }),
  ofPregunta: ({ plan }) => ({ params: { id: plan.temas[0]!.banco[0]!.id_pregunta } }),
  sel: firstTema,
  detalle: ({ plan }) => ({ body: plan.ocurrencias[0]! }),
  preview: ({ plan }) => ({ body: { id_tema: plan.temas[0]!.id_tema } }),
  async calificarPreview({ test }) {
    const { id_tema, banco } = await buildTema(test.db, { banco: 2 });
    return { body: { id_tema, respuestas: banco.map(({ id_pregunta }) => ({ id_pregunta, respuesta: 1 })) } };
  },
  ins: async (world) => ({ body: await temaFields(world) }),
  upd: async (world) => ({ body: { id_tema: (await newTema(world)).params.id, ...(await temaFields(world)) } }),
  delGet: newTema,
  del: newTema,
  duplicar: async (world) => ({ ...(await newTema(world)), body: { con_contenido: 0 } }),
  pregunta: async ({ test, plan }) => ({
    body: [{ id_tema: plan.temas[2]!.id_tema, id_pregunta: (await buildPregunta(test.db)).id_pregunta }],
  }),
  modulo: async (world) => ({
    body: [
      {
        id_tema: (await newTema(world)).params.id,
        id_modulo: (await buildModulo(world.test.db)).id_modulo,
        cuestionario: 1,
        numero_orden: 1,
      },
    ],
  }),
};

const preguntaFields = async ({ test }: World) => ({
  pregunta: `¿Pregunta ${nextNumber()}?`,
  rpta_a: 'Sí',
  rpta_b: 'No',
  rpta_c: 'A veces',
  rpta_d: 'Nunca',
  indicador_correcta: 1,
  codigo_categoria: await ensureCategoria(test.db, 4),
});
const newPregunta = async ({ test }: World) => ({ params: { id: (await buildPregunta(test.db)).id_pregunta } });

export const pregunta: ExamplesOf<Api['pregunta']> = {
  exportar: async () => ({ query: { formato: 'gift' as const } }),
  sel: newPregunta,
  ins: async (world) => ({ body: [await preguntaFields(world)] }),
  upd: async (world) => ({ body: { id_pregunta: (await newPregunta(world)).params.id, ...(await preguntaFields(world)) } }),
  importar: async () => ({
    query: { archivo: 'preguntas.xlsx' },
    body: await preguntaSheet([`¿Pregunta ${nextNumber()}?`, 'Sí', 'No', 'A veces', 'Nunca', 1, '']),
  }),
  ...importCalls({
    reviewed: ({ test, admin }) => buildImportacion(test.db, admin),
    confirmed: ({ test, admin }) => buildAplicada(test.db, admin),
  }),
  delGet: newPregunta,
  del: newPregunta,
  ofTema: firstTema,
  asignado: (world) => ({ ...firstTema(world), query: page }),
  ofCategoria: () => ({ params: { id: 'general' }, query: page }),
  versiones: newPregunta,
  saludDe: newPregunta,
  async desvincular({ test }) {
    const { id_tema } = await buildTema(test.db, { banco: 1 });
    const link = await test.db
      .selectFrom('tema_pregunta')
      .select('id_tema_pregunta')
      .where('id_tema', '=', id_tema)
      .executeTakeFirstOrThrow();
    return { params: { id: link.id_tema_pregunta } };
  },
  cuestionario: ({ plan }) => ({ body: plan.ocurrencias[0]! }),
};

const contenidoFields = ({ plan }: World) => ({
  id_tema: plan.temas[0]!.id_tema,
  codigo_tipo: 'video' as const,
  contenido: 'Video de apoyo',
  url: 'https://www.youtube.com/watch?v=abc',
  codigo_estado: 1,
  numero_orden: 1,
});

async function newContenido(world: World): Promise<{ params: { id: number } }> {
  const { id_contenido } = await world.test.db
    .insertInto('contenido')
    .values({ ...contenidoFields(world), ...stamps() })
    .returning('id_contenido')
    .executeTakeFirstOrThrow();
  return { params: { id: id_contenido } };
}

export const contenido: ExamplesOf<Api['contenido']> = {
  sel: newContenido,
  ins: (world) => ({ body: contenidoFields(world) }),
  upd: async (world) => ({ ...(await newContenido(world)), body: contenidoFields(world) }),
  delGet: newContenido,
  del: newContenido,
  ofTema: firstTema,
};

async function newImagen({ test, dataDir }: World): Promise<number> {
  const content = Buffer.from(pngOf(64, 48));
  const file = { nombre: `imagen-${nextNumber()}.png`, tipo_mime: 'image/png', content, usuario: 'pruebas', now: test.now };
  return (await storeFile(test.db, openStorage(loadConfig({ DATA_DIR: dataDir })), file)).id_archivo;
}

export const archivo: ExamplesOf<Api['archivo']> = {
  ins: async ({ dataDir }) => ({ body: { subida: await buildSubida(dataDir, Buffer.from('%PDF-1.7\n')), nombre: 'guía.pdf' } }),
  async sel({ test, dataDir }) {
    const file = { nombre: 'guía.pdf', tipo_mime: 'application/pdf', content: Buffer.from('%PDF-1.7'), usuario: 'pruebas', now: test.now };
    const { id_archivo } = await storeFile(test.db, openStorage(loadConfig({ DATA_DIR: dataDir })), file);
    return { params: { id: id_archivo } };
  },
  async abrir({ test, alumno, dataDir }) {
    const config = loadConfig({ DATA_DIR: dataDir });
    const file = { nombre: 'guía.txt', tipo_mime: 'text/plain', content: Buffer.from('Hola'), usuario: 'pruebas', now: test.now };
    const row = await storeFile(test.db, openStorage(config), file);
    const url = (await ticketUrls(test.db, { config, user: alumno, now: test.now }))(row);
    const boleto = new URL(url, 'http://x').searchParams.get('boleto')!;
    return { params: { id: row.id_archivo, nombre: 'guía.txt' }, query: { boleto } };
  },
  imagenIns: () => ({ body: pngOf(64, 48) }),
  imagenSel: async (world) => ({ params: { id: await newImagen(world) } }),
  async imagen(world) {
    const { test, dataDir } = world;
    const sellar = await selladorDe({ db: test.db, config: loadConfig({ DATA_DIR: dataDir }) }, 0);
    const { url } = sellar({ id_archivo: await newImagen(world), descripcion: '' });
    return { params: { boleto: url.slice(url.lastIndexOf('/') + 1) } };
  },
};
