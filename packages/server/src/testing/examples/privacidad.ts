import type { api } from '@portal/contract';
import type { ExamplesOf } from './example.ts';

export const privacidad: ExamplesOf<(typeof api)['privacidad']> = {
  exportar: ({ alumno }) => ({ params: { id: alumno.id_usuario } }),
};
