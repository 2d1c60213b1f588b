import type { api } from '@portal/contract/api';
import { nextNumber } from '../builders/counter.ts';
import { buildCarga, buildCargada } from '../builders/persona/importacion.ts';
import { usuarioSheet } from '../files/spreadsheet.ts';
import type { ExamplesOf } from './example.ts';
import { importCalls } from './import-calls.ts';

type Usuario = (typeof api)['usuario'];
type Carga = Pick<Usuario, Extract<keyof Usuario, `importar${string}`>>;

const newPersona = () => {
  const number = nextNumber();
  return {
    cod_empresa: 'CARGA',
    empresa: 'Empresa de carga',
    tipo_doc: 'DNI',
    n_doc: String(60_000_000 + number),
    nombre: 'Nora',
    apellido_paterno: 'Salas',
    codigo: `N${number}`,
  };
};

/** Requests of the import of people. */
export const carga: ExamplesOf<Carga> = {
  importar: async () => ({ query: { archivo: 'usuarios.xlsx' }, body: await usuarioSheet(newPersona()) }),
  ...importCalls({
    reviewed: ({ test, admin }) => buildCarga(test.db, admin),
    confirmed: ({ test, admin }) => buildCargada(test.db, admin),
  }),
  importarDirecto: () => ({ body: [newPersona()] }),
};
