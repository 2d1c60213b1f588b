import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from '@portal/contract/core';
import { preguntaMaestro } from '@portal/contract/pregunta';
import { temaMaestro } from '@portal/contract/tema';
import { z } from 'zod';
import { assetPath } from '../config/assets-folder.ts';

const limite = ({ max = 0 }: Field): number => max;
const texto = (max: number) => z.string().trim().min(1).max(max);

/** `tema.json`: fields of the topic's record. */
const datosTema = z.strictObject({
  /** Unique, upper case, e.g. `SST-01`. */
  codigo: texto(limite(temaMaestro.fields.codigo)).regex(/^[A-Z]{3}-\d{2}$/),
  titulo: texto(limite(temaMaestro.fields.titulo)),
  descripcion: texto(limite(temaMaestro.fields.descripcion)),
  categoria: z.enum(['seguridad', 'etica', 'datos', 'cultura', 'cliente', 'operacion']),
  /** Comma-separated search words. */
  etiquetas: texto(limite(temaMaestro.fields.etiquetas)),
  /** Duration in minutes. */
  duracion: temaMaestro.fields.duracion.input.refine((minutos) => minutos > 0),
  /** Questions drawn for one attempt. */
  numeroPreguntas: temaMaestro.fields.numero_preguntas.input.refine((total) => total > 0),
});

const opcion = texto(limite(preguntaMaestro.fields.pregunta));

/** `preguntas.json`: the bank of a topic. */
const banco = z
  .array(
    z.strictObject({
      pregunta: texto(limite(preguntaMaestro.fields.pregunta)),
      rptas: z.tuple([opcion, opcion, opcion, opcion]),
      /** 1-4: which of `rptas` is right. */
      correcta: z.literal([1, 2, 3, 4]),
    }),
  )
  .min(1);

/** `leccion.html`: semantic HTML from `<h2>` down; the lesson page adds the style and runs no script. */
const leccion = z
  .string()
  .startsWith('<h2>')
  .refine((html) => !/<(script|style|iframe)\b|\son\w+=/i.test(html), 'a lesson has no scripts or styles');

type DatosTema = z.output<typeof datosTema>;

/** One topic of the demo, read from its folder. */
export interface TemaDemo extends DatosTema {
  readonly leccion: string;
  readonly preguntas: z.output<typeof banco>;
}

/** Reads every topic below a folder, sorted by folder name. Throws with the name of a file that does not match its schema. */
export function readTemas(folder: string): readonly TemaDemo[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const read = <T>(file: string, schema: z.ZodType<T>, parse: (text: string) => unknown): T => {
        const result = schema.safeParse(parse(readFileSync(join(folder, name, file), 'utf8')));
        if (!result.success) throw new Error(`${name}/${file}: ${z.prettifyError(result.error)}`);
        return result.data;
      };
      return {
        ...read('tema.json', datosTema, JSON.parse),
        leccion: read('leccion.html', leccion, (text) => text),
        preguntas: read('preguntas.json', banco, JSON.parse),
      };
    });
}

/** Every topic of the demo; its place in this list is its `id_tema` - 1. */
export const TEMAS = readTemas(assetPath('temas'));
