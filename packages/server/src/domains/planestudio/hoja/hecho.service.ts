import { NIVELES_DE_PLAN } from '@portal/contract/planestudio';
import { z } from 'zod';
import type { StoredWork } from '../../../core/import/importer.ts';
import type { HojaTypes } from './fila.rules.ts';
import type { Hecho } from './hecho.rules.ts';

const entero = z.number();
const nivel = z.enum(NIVELES_DE_PLAN);
const de = { id: entero, fila: entero };
const nullable = entero.nullable();

const hecho: z.ZodType<Hecho> = z.object({
  creados: z.array(z.object({ nivel, ...de })),
  enlaces: z.array(z.object({ nivel, padre: entero, ...de })),
  ordenes: z.array(z.object({ nivel, padre: entero, ids: z.array(entero) })),
  movidos: z.array(z.object({ fila: entero })),
  cuestionarios: z.array(z.object({ padre: entero, antes: entero, ...de })),
  temas: z.array(
    z.object({
      ...de,
      version: entero,
      antes: z.object({ duracion: entero, numero_preguntas: entero, notaminima: nullable, referencia: nullable }),
    }),
  ),
  materiales: z.array(z.object({ id_tema: entero, ...de })),
  requisitos: z.array(z.object({ requiere: entero, ...de })),
  titulos: z.array(z.object({ ...de, version: entero, antes: z.string() })),
  preguntas: z.array(z.object(de)),
  enlacesDePregunta: z.array(z.object({ id_tema: entero, id_pregunta: entero, fila: entero })),
});

const guardado = z.object({ hecho });

/** Returns the acts that an import kept at its confirmation. */
export const hechoOf = ({ preparado }: StoredWork<HojaTypes>): Hecho => guardado.parse(preparado).hecho;
