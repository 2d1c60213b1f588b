import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { indicador, text } from '../core/fields.ts';

/** Records with a form that says who else has it open (P264). */
export const TIPOS_PRESENCIA = ['planestudio', 'programa', 'curso', 'modulo', 'tema', 'pregunta', 'usuario', 'regla', 'carta'] as const;
export type TipoPresencia = (typeof TIPOS_PRESENCIA)[number];

/** Seconds for which an open form counts without a sign of life, and seconds between two of them; a browser lets a hidden tab speak once a minute. */
export const PRESENCIA = { vence: 75, cada: 25 } as const;

const otro = z.object({
  /** Name of the person who has the form open too. */
  personal: z.string(),
  /** Moment of its opening. */
  desde: z.string(),
});
export type OtroEditor = z.output<typeof otro>;

/** Call by which people who edit the same record know of each other (P264). */
export const presenciaApi = {
  editar: endpoint('POST', '/presencia/editar', {
    access: 'admin',
    // Contents belong to all companies or to one: the server asks what the access may know by the kind of the record.
    scope: 'none',
    areas: ['contenido'],
    summary: 'Dice que quien llama tiene abierto un registro para editarlo y responde quiénes más; nada se conserva ni se bloquea.',
    body: z.object({
      tipo: z.enum(TIPOS_PRESENCIA),
      /** Id of the record; of a letter its name and language. */
      clave: text(60),
      /** Tab of the browser, by a number of its own. */
      pestana: text(36).regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/),
      /** 1: the form was left. */
      fuera: indicador.default(0),
    }),
    response: z.array(otro),
  }),
};
