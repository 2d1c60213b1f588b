import { readFile } from 'node:fs/promises';
import type { Insertable } from 'kysely';
import { openStorage, storeFile, type StorePlace } from '../domains/archivo/archivo.public.ts';
import type { Executor } from '../db/executor.ts';
import type { ContenidoTable } from '../db/tables/contenidos.ts';
import { assetPath } from '../config/assets-folder.ts';
import { alignIdentity, insertRows } from './bulk.ts';
import { renderLesson } from './lesson-page.ts';
import type { Stamps } from './stamps.ts';
import { TEMAS } from './temas.ts';
import { topicId } from './topic-id.ts';

/** Addresses of a topic's lesson and of its downloadable material, as `tema` stores them. */
export interface TopicMaterial {
  readonly contenido: string;
  readonly complementario: string;
}

interface Target extends StorePlace {
  readonly usuario: string;
  readonly now: Date;
}

const TYPES: Record<string, string> = { pdf: 'application/pdf', mp4: 'video/mp4', vtt: 'text/vtt' };

/** Videos of topics, with captions. */
const VIDEOS = [
  {
    tema: 'CIB-01',
    archivo: 'phishing',
    titulo: 'Video: cuatro señales de un correo falso',
    descripcion: 'Un minuto, con subtítulos en español.',
  },
];

/** Topics that show the guide of their category; the other topics of the category only offer it for download. */
const GUIDES = [
  { tema: 'CUL-01', titulo: 'Guía de bolsillo: bienvenida y cultura' },
  { tema: 'ETI-02', titulo: 'Guía de bolsillo: ética y convivencia' },
  { tema: 'SST-01', titulo: 'Guía de bolsillo: seguridad y salud en el trabajo' },
  { tema: 'DAT-01', titulo: 'Guía de bolsillo: seguridad de la información' },
  { tema: 'CLI-01', titulo: 'Guía de bolsillo: atención al cliente' },
  { tema: 'OPE-01', titulo: 'Guía de bolsillo: operaciones de tienda' },
];

const addressOf = ({ id_archivo }: { id_archivo: number }, name: string): string => `/archivo/${id_archivo}/${name}`;

/** Stores lessons and guides as files of the portal. Returns the addresses of each topic's. */
export async function storeMaterial(db: Executor, target: Target): Promise<Map<string, TopicMaterial>> {
  const guides = new Map<string, string>();
  for (const categoria of new Set(TEMAS.map((tema) => tema.categoria)))
    guides.set(categoria, await storeAsset(db, target, `guia-${categoria}.pdf`));
  const material = new Map<string, TopicMaterial>();
  for (const tema of TEMAS) {
    const name = `${tema.codigo}.html`;
    const content = Buffer.from(renderLesson(tema));
    const file = await storeFile(db, openStorage(target), {
      nombre: `${tema.titulo}.html`,
      tipo_mime: 'text/html',
      content,
      usuario: target.usuario,
      now: target.now,
      clave: `demo/lecciones/${name}`,
    });
    material.set(tema.codigo, { contenido: addressOf(file, name), complementario: guides.get(tema.categoria) ?? '' });
  }
  return material;
}

/** Content items besides the lesson: videos with captions, and the guide of a category to read beside its first topic. */
export async function insertContenidos(
  db: Executor,
  target: Target,
  { material, stamps }: { material: ReadonlyMap<string, TopicMaterial>; stamps: Stamps },
): Promise<void> {
  const videos: Insertable<ContenidoTable>[] = [];
  for (const { tema, archivo, titulo, descripcion } of VIDEOS) {
    const url = await storeAsset(db, target, `${archivo}.mp4`);
    const subtitulos = await storeAsset(db, target, `${archivo}.vtt`);
    videos.push({
      id_tema: topicId(tema),
      codigo_tipo: 'video',
      contenido: titulo,
      descripcion,
      url,
      subtitulos,
      codigo_estado: 1,
      numero_orden: 1,
      ...stamps,
    });
  }
  const guides = GUIDES.map(({ tema, titulo }) => ({
    id_tema: topicId(tema),
    codigo_tipo: 'pdf',
    contenido: titulo,
    descripcion: 'Para leer aquí mismo o llevar consigo.',
    url: material.get(tema)?.complementario ?? null,
    codigo_estado: 1,
    numero_orden: 1,
    ...stamps,
  }));
  await insertRows(db, 'contenido', videos);
  await insertRows(db, 'contenido', guides);
  await alignIdentity(db, 'contenido', 'id_contenido');
}

async function storeAsset(db: Executor, target: Target, name: string): Promise<string> {
  const { usuario, now } = target;
  const content = await readFile(assetPath(name));
  const tipo_mime = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const file = await storeFile(db, openStorage(target), { nombre: name, tipo_mime, content, usuario, now, clave: `demo/${name}` });
  return addressOf(file, name);
}
