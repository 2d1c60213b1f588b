import type { api } from '@portal/contract';
import { buildAusenciasImportadas, buildRevisionAusencias } from '../builders/ausencia.ts';
import { buildUsuario } from '../builders/usuario.ts';
import { ausenciaSheet } from '../spreadsheet.ts';
import type { ExamplesOf, World } from './example.ts';

type Ausencia = (typeof api)['ausencia'];
type Planilla = Pick<Ausencia, Extract<keyof Ausencia, `importar${string}`>>;

const page = { pagina: 1, tamano: 10 };

const reviewed = ({ test, admin }: World) => buildRevisionAusencias(test.db, admin);
const confirmed = ({ test, admin }: World) => buildAusenciasImportadas(test.db, admin);

/** Requests of the sheet of absences. */
export const planillaAusencias: ExamplesOf<Planilla> = {
  importar: async ({ test }) => ({
    query: { archivo: 'ausencias.xlsx' },
    body: await ausenciaSheet([(await buildUsuario(test.db)).codigo_usuario, 'Licencia', '01/12/2026', '15/12/2026']),
  }),
  importarIns: async (world) => ({ body: { id_importacion: await reviewed(world) } }),
  importarFilas: async (world) => ({ params: { id: await reviewed(world) }, query: page }),
  importarRechazadas: async (world) => ({ params: { id: await reviewed(world) } }),
  importarDeshacer: async (world) => ({ params: { id: await confirmed(world) }, query: {} }),
  async importarLista(world) {
    await confirmed(world);
    return { query: page };
  },
};
