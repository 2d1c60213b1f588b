import { z } from 'zod';
import { byNames } from './by-names.ts';
import { builtEndpoint, type TypedEndpoint } from './endpoint.ts';
import { type FieldRule, withRules } from './field-rules.ts';
import { idParams, integer, optionalId } from './fields.ts';
import type { MasterDefinition, MasterTypes } from './master.ts';
import { type done, doneWith } from './responses.ts';

/** Result of a copy: its number for `deshacerCopia`, the records by table, and copied questions that have two equal options. */
const made = { id_copia: z.number(), creados: z.record(z.string(), z.number()), preguntas_iguales: z.array(z.number()) };

type Duplicated<T extends MasterTypes> = z.output<typeof done> & { readonly [K in T['key']]: number } & z.output<z.ZodObject<typeof made>>;

/**
 * Own values of a plan's copy: a name, and first and last day, which come together; `plantilla` makes it a template (P252), `reglas` gives it the
 * rules in force of its original, withdrawn (P238).
 */
export interface OwnOfCopy {
  readonly denominacion?: string | undefined;
  readonly fecha_inicio?: string | undefined;
  readonly fecha_fin?: string | undefined;
  readonly plantilla?: number | undefined;
  readonly reglas?: number | undefined;
}

/** `POST /{domain}/duplicar/:id` of a master that can be copied. */
export type DuplicateCall<T extends MasterTypes> = TypedEndpoint<
  'admin',
  typeof idParams,
  undefined,
  z.ZodType<
    OwnOfCopy & { readonly con_contenido: number; readonly id_empresa?: number | null | undefined },
    OwnOfCopy & { readonly con_contenido?: number; readonly id_empresa?: number | null | undefined }
  >,
  z.ZodType<Duplicated<T>>
>;

interface Own {
  readonly shape: z.ZodRawShape;
  readonly rules: readonly FieldRule[];
}

/**
 * Defines `POST /{domain}/duplicar/:id`: copies a record alone, linked with the same records below it, or with copies of them. `own`: fields that
 * the caller may give the copy.
 */
export const duplicateCall = <T extends MasterTypes>({ domain, key }: MasterDefinition<T>, one: string, own?: Own): DuplicateCall<T> =>
  byNames<DuplicateCall<T>>(
    builtEndpoint('POST', `/${domain}/duplicar/:id`, {
      access: 'admin',
      scope: 'content',
      summary: `Duplica ${one}: con_contenido 0 solo la ficha, 1 enlaza las mismas partes, 2 copia también todas las partes.`,
      params: idParams,
      /** `id_empresa`: company of the copy of what belongs to the whole portal (P199). */
      body: withRules(z.object({ con_contenido: integer(0, 2).default(0), id_empresa: optionalId, ...own?.shape }), own?.rules),
      response: doneWith({ [key]: z.number(), ...made }),
    }),
  );
