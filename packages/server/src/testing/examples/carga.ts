import type { api } from '@portal/contract';
import { nextNumber } from '../builders/counter.ts';
import { buildCarga, buildCargada } from '../builders/importacion.ts';
import { usuarioSheet } from '../spreadsheet.ts';
import type { ExamplesOf } from './example.ts';

type Usuario = (typeof api)['usuario'];
type Carga = Pick<Usuario, Extract<keyof Usuario, `importar${string}`>>;

const page = { pagina: 1, tamano: 10 };

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
  importarIns: async ({ test, admin }) => ({ body: { id_importacion: await buildCarga(test.db, admin) } }),
  importarFilas: async ({ test, admin }) => ({ params: { id: await buildCarga(test.db, admin) }, query: page }),
  importarRechazadas: async ({ test, admin }) => ({ params: { id: await buildCarga(test.db, admin) } }),
  importarDeshacer: async ({ test, admin }) => ({ params: { id: await buildCargada(test.db, admin) }, query: {} }),
  async importarLista({ test, admin }) {
    await buildCargada(test.db, admin);
    return { query: page };
  },
  importarDirecto: () => ({ body: [newPersona()] }),
};
