import type { ImportField, Lectura } from '@portal/contract/core';
import { preguntaImportacion } from '@portal/contract/pregunta';
import { importTitle, optionLabel } from '@portal/messages';
import type { OtherFile, Work } from '../../../../core/import/importer.ts';
import { foldText } from '../../../../core/spreadsheet/header-name.rules.ts';
import type { SheetTable } from '../../../../core/spreadsheet/sheet.ts';
import { keepImagenes } from '../../../archivo/archivo.public.ts';
import { findCategoriasConNombre } from '../../importar.repository.ts';
import type { PreguntaTypes } from '../../importar.rules.ts';
import type { PreguntaDelBanco } from '../banco.rules.ts';
import { pareceBanco } from '../leer-banco.service.ts';
import { conIds, filasDe, type Puesta } from './filas.rules.ts';
import { leerEnHilo } from '../gateways/hilo.ts';
import { pareceTabla } from './tabla.rules.ts';

const CAMPOS = preguntaImportacion.columns.map(({ campo }) => campo);
const LECTURA: Lectura = { hojas: [], filas_ocultas: 0, ocultas_leidas: false, columnas_ocultas: [], letras: null };

/**
 * Reads a bank of another program as rows of the import (P283); undefined for a spreadsheet. Its pictures are stored; without a question they are removed as any
 * unused file. Throws 422 for a broken file.
 */
export async function leerOtroBanco(work: Work<PreguntaTypes>, body: Uint8Array): Promise<OtherFile<PreguntaTypes> | undefined> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (pareceTabla(bytes) || !pareceBanco(bytes)) return undefined;
  const { context, trx, options } = work;
  const { formato, preguntas, rechazos } = await leerEnHilo(bytes, context.user.id_usuario, options.pesos);
  const puestas = await guardarImagenes(work, preguntas);
  const categorias = await findCategoriasConNombre(trx);
  const names = new Set(categorias.flatMap(({ codigo, nombre }) => [foldText(codigo), foldText(nombre)]));
  const label = (labels: 'tipoPregunta' | 'dificultad') => (value: string) => optionLabel(context.texts, { labels }, value);
  const rows = filasDe(puestas, rechazos, {
    campos: CAMPOS,
    tipo: label('tipoPregunta'),
    dificultad: label('dificultad'),
    verdadero: (correcta) => context.texts.text(correcta ? 'evaluacion.verdadero' : 'evaluacion.falso'),
    hasCategoria: (nombre) => names.has(foldText(nombre)),
  });
  return { table: tableOf(rows, (campo) => titleOf(work, campo)), respuesta: { formato } };
}

function titleOf({ context }: Work<PreguntaTypes>, campo: ImportField<PreguntaTypes>): string {
  const column = preguntaImportacion.columns.find((each) => each.campo === campo);
  return column ? importTitle(context.texts, preguntaImportacion.rows, column) : campo;
}

/** A review shows the columns that some question fills, but for the content as the portal writes it. */
const isShown = (campo: string, place: number, rows: SheetTable['rows']): boolean =>
  campo !== 'contenido' && rows.some(({ textos }) => textos[place] !== '');

const tableOf = (rows: SheetTable['rows'], titulo: (campo: ImportField<PreguntaTypes>) => string): SheetTable => ({
  columnas: {
    modo: 'nombre',
    fila: null,
    columnas: CAMPOS.map((campo, place) => ({
      campo,
      titulo: titulo(campo),
      encabezado: null,
      letra: isShown(campo, place, rows) ? '' : null,
    })),
    archivo: [],
    faltan: [],
    recordadas: null,
  },
  titulos: 0,
  rows,
  lectura: LECTURA,
});

/** Stores the pictures of the questions, each once. */
async function guardarImagenes({ context }: Work<PreguntaTypes>, preguntas: readonly PreguntaDelBanco[]): Promise<Puesta[]> {
  const all = preguntas.flatMap(({ imagenes }) => imagenes.map(({ bytes }) => bytes));
  const kept = all.length ? await keepImagenes(context, all) : [];
  let next = 0;
  return preguntas.map((pregunta) => {
    const own = kept.slice(next, (next += pregunta.imagenes.length));
    const sinImagen = own.filter((each) => typeof each !== 'number');
    if (!own.length || sinImagen.length) return { pregunta, sinImagen };
    return {
      pregunta: {
        ...pregunta,
        datos: conIds(
          pregunta.datos,
          own.filter((each) => typeof each === 'number'),
        ),
      },
      sinImagen,
    };
  });
}
