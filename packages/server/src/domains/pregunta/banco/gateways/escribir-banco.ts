import { loadTranslator, message, type Translator } from '@portal/messages';
import { writeZip, type ZipPart } from '../../../../core/archive/write-zip.ts';
import { escribirAiken } from '../aiken.rules.ts';
import type { FueraDelBanco, Imagenes, PreguntaParaEscribir } from '../banco.rules.ts';
import { escribirGift } from '../gift/escribir-gift.rules.ts';
import { escribirMoodle } from '../moodle/escribir-moodle.rules.ts';
import { escribirQti21 } from '../qti/escribir-qti21.rules.ts';
import type { BancoEscrito, Escritura } from './hilo.ts';

/** Writes questions, given as JSON, in a format; those that it cannot hold are named in the file, or in one beside it. */
export async function escribirBanco(json: Buffer, { formato, idioma, imagenes }: Escritura): Promise<BancoEscrito> {
  const preguntas = JSON.parse(json.toString()) as readonly PreguntaParaEscribir[];
  const pictures: Imagenes = new Map(imagenes.map(([id, imagen]) => [id, { ...imagen, bytes: Buffer.from(imagen.bytes) }]));
  const lineas = lineasDe(await loadTranslator(idioma));
  if (formato === 'gift') return texto(escribirGift(preguntas, lineas), 'txt');
  if (formato === 'moodle') return texto(escribirMoodle(preguntas, pictures, lineas), 'xml');
  if (formato === 'qti21') {
    const { partes, fuera } = escribirQti21(preguntas, pictures);
    return comprimido([...partes, ...aparte(lineas(fuera))], fuera);
  }
  const { texto: aiken, fuera } = escribirAiken(preguntas);
  if (!fuera.length) return texto({ texto: aiken, fuera }, 'txt');
  return comprimido([{ path: 'preguntas.txt', bytes: Buffer.from(aiken) }, ...aparte(lineas(fuera))], fuera);
}

const texto = (written: { readonly texto: string; readonly fuera: readonly unknown[] }, terminacion: 'txt' | 'xml'): BancoEscrito => ({
  bytes: Buffer.from(written.texto),
  terminacion,
  fuera: written.fuera.length,
});

const comprimido = (partes: readonly ZipPart[], fuera: readonly unknown[]): BancoEscrito => ({
  bytes: writeZip(partes),
  terminacion: 'zip',
  fuera: fuera.length,
});

/** File that names the questions that stayed out, of a format without comments. */
const aparte = (lineas: readonly string[]): ZipPart[] =>
  lineas.length ? [{ path: 'no-exportadas.txt', bytes: Buffer.from(`\uFEFF${lineas.join('\r\n')}\r\n`) }] : [];

/** Characters of a question that name it. */
const SHOWN = 120;

const lineasDe =
  ({ word }: Translator) =>
  (fuera: readonly FueraDelBanco[]): string[] =>
    fuera.length
      ? [
          word(message('banco.exportacion.fuera', { preguntas: fuera.length })),
          ...fuera.map(({ pregunta, motivo }) =>
            word(message('banco.exportacion.unaFuera', { pregunta: pregunta.replaceAll(/\s+/g, ' ').slice(0, SHOWN), motivo })),
          ),
        ]
      : [];
