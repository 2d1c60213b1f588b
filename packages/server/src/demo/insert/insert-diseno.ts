import { readFile } from 'node:fs/promises';
import { assetPath } from '../../config/assets-folder.ts';
import { nameAuthor } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { insertDiseno, saveFirmantes, saveImagen } from '../../domains/certificado/certificado.public.ts';

interface Cambio {
  readonly usuario: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Who signs the demo's certificates; the people and their signatures are invented (assets/make/drawings.ts). */
const FIRMANTES = [
  { nombre: 'Lucía Arévalo Ponce', cargo: 'Gerente de Gestión y Desarrollo Humano', dibujo: 'firma-gerencia.png' },
  { nombre: 'Hernán Cáceres Vela', cargo: 'Jefe de Capacitación', dibujo: 'firma-capacitacion.png' },
] as const;

const saveDrawing = async (db: Executor, name: string): Promise<string> =>
  saveImagen(db, { tipo: 'image/png', bytes: await readFile(assetPath(name)) });

/** Inserts the design of the demo's certificates, in force from the beginning of its history on: a second logo, two signatures, and the duration. */
export async function insertDisenoDemo(db: Executor, cambio: Cambio): Promise<void> {
  await nameAuthor(db, { id_usuario: '', usuario: cambio.usuario, momento: cambio.now });
  const diseno = {
    imagen_logo: await saveDrawing(db, 'logo-instituto.png'),
    texto_logo: 'Logo del Instituto Andino de formación y oficios',
    mostrar_duracion: true,
    mostrar_empresa: false,
    mostrar_documento: false,
  };
  const firmantes = [];
  for (const { dibujo, ...firmante } of FIRMANTES) firmantes.push({ ...firmante, imagen: await saveDrawing(db, dibujo) });
  await saveFirmantes(db, await insertDiseno(db, diseno, cambio), firmantes);
  await nameAuthor(db, { id_usuario: '', usuario: '', momento: '' });
}
