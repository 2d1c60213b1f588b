import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idParams } from '../core/fields.ts';

/** Calls about the personal data of one person (P162). */
export const privacidad = {
  exportar: endpoint('GET', '/privacidad/exportar/:id', {
    access: 'propio',
    scope: 'record',
    stepUp: true,
    interruptible: true,
    summary: 'Todo lo que el portal guarda de una persona, como .zip: un archivo JSON por clase de registro y una página para leer.',
    params: idParams,
    response: z.unknown(),
  }),
};
