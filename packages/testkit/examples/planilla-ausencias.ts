import type { api } from '@portal/contract/api';
import { buildAusenciasImportadas, buildRevisionAusencias } from '../builders/persona/ausencia.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import { ausenciaSheet } from '../files/spreadsheet.ts';
import type { ExamplesOf, World } from './example.ts';
import { importCalls } from './import-calls.ts';

type Ausencia = (typeof api)['ausencia'];
type Planilla = Pick<Ausencia, Extract<keyof Ausencia, `importar${string}`>>;

const reviewed = ({ test, admin }: World) => buildRevisionAusencias(test.db, admin);
const confirmed = ({ test, admin }: World) => buildAusenciasImportadas(test.db, admin);

/** Requests of the sheet of absences. */
export const planillaAusencias: ExamplesOf<Planilla> = {
  importar: async ({ test }) => ({
    query: { archivo: 'ausencias.xlsx' },
    body: await ausenciaSheet([(await buildUsuario(test.db)).codigo_usuario, 'Licencia', '01/12/2026', '15/12/2026']),
  }),
  ...importCalls({ reviewed, confirmed }),
};
