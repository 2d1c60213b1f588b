import { z } from 'zod';
import { byNames } from './by-names.ts';
import { indicador, integer } from './fields.ts';
import { builtEndpoint, type TypedEndpoint } from './endpoint.ts';
import type { MasterDefinition, MasterTypes } from './master.ts';
import { type done, doneWith } from './responses.ts';
import { type Selection, selectionOf } from './list/selection.ts';

/** Most records that one call removes. */
export const LIMITE_ELIMINAR = 500;

/** Record that stays, and why. */
export const queda = z.object({ id: z.number(), nombre: z.string(), motivo: z.string() });
export type Queda = z.output<typeof queda>;

interface Body {
  readonly seleccion: Selection;
  readonly simular: number;
  readonly cantidad?: number | undefined;
}
type Input = Pick<Body, 'seleccion' | 'cantidad'> & { readonly simular?: number };

/** `POST /{domain}/eliminar` of a master with a list that removes selected records. */
export type RemoveManyCall = TypedEndpoint<
  'admin',
  undefined,
  undefined,
  z.ZodType<Body, Input>,
  z.ZodType<z.output<typeof done> & { readonly eliminados: number; readonly quedan: Queda[] }>
>;

/** Defines `POST /{domain}/eliminar`: removes the selected records that nothing depends on, and says why the others stay (P237). */
export const removeManyCall = <T extends MasterTypes>({ domain, list }: MasterDefinition<T>, many: string): RemoveManyCall =>
  byNames<RemoveManyCall>(
    builtEndpoint('POST', `/${domain}/eliminar`, {
      access: 'admin',
      scope: 'content',
      summary: `Elimina los ${many} elegidos de los que nada depende y dice por qué quedan los demás; con simular solo lo dice.`,
      /** `cantidad`: number that a simulation said would go; the call is refused when it is another one by now. */
      body: z.object({
        seleccion: selectionOf(list, LIMITE_ELIMINAR),
        simular: indicador.default(0),
        cantidad: integer(0, LIMITE_ELIMINAR).optional(),
      }),
      response: doneWith({ eliminados: z.number(), quedan: z.array(queda) }),
    }),
  );
