import { equipoApi } from '@portal/contract/equipo';
import { reporteApi } from '@portal/contract/reporte';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { Modelo, type Pedido } from '@portal/testkit/models/reporte-modelo.ts';
import { buildMundo, type Mundo } from '@portal/testkit/models/reporte-mundo.ts';
import { enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { expect, test } from 'vitest';
import { createRandom } from '../../demo/random.ts';

const SEEDS = [20_261_123, 20_261_124];
const TODAY = '2026-11-21';
const DIAS = [
  { desde: null, hasta: null },
  { desde: '2026-11-10', hasta: null },
  { desde: '2026-11-08', hasta: '2026-11-15' },
];

const app = useTestApp();

/** Session of a reader, and the companies of its access. */
interface Lector {
  readonly token: string;
  readonly alcance: readonly number[] | null;
}

/** Every combination of companies, plans and days for a reader. */
const pedidosOf = ({ empresas, planes: all }: Mundo, alcance: Pedido['alcance']): Pedido[] => {
  const planes = all.map(({ id_planestudio }) => id_planestudio);
  const companies = [[], empresas.slice(0, 1), empresas.slice(1)];
  const chosen = [planes, ...planes.map((id) => [id])];
  return companies.flatMap((some) => chosen.flatMap((plans) => DIAS.map((dias) => ({ alcance, empresas: some, planes: plans, ...dias }))));
};

const bodyOf = ({ empresas, desde, hasta }: Pedido) => ({ id_empresa: empresas.join(','), fecha_desde: desde, fecha_hasta: hasta });

type Row = Readonly<Record<string, unknown>>;
/** Rows with the columns of the model alone, in one order. */
const sorted = (rows: readonly object[], model: readonly object[], key: string) => {
  const names = Object.keys(model[0] ?? {});
  const picked = (rows as readonly Row[]).map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
  return picked.toSorted((a, b) => JSON.stringify(a[key] ?? '').localeCompare(JSON.stringify(b[key] ?? '')));
};

const same = (told: readonly object[], model: readonly object[], key: string) => {
  expect(told).toHaveLength(model.length);
  expect(sorted(told, model, key)).toEqual(sorted(model, model, key));
};

const query = { pagina: 1, tamano: 1000 };

/** Compares the reports of one plan. */
async function compareOne({ token }: Lector, modelo: Modelo, pedido: Pedido): Promise<void> {
  const id_planestudio = pedido.planes[0]!;
  const total = await app.call(reporteApi.generalTotal, { token, body: { ...bodyOf(pedido), id_planestudio } });
  expect(total.data).toMatchObject(modelo.generalTotal(pedido));
  if (pedido.empresas.length > 0) return;
  const params = { plan: id_planestudio, from: pedido.desde ?? '0', to: pedido.hasta ?? '0' };
  const { data } = await app.call(reporteApi.npsDePlan, { token, params, query });
  const told = data.map((row) => ({ ...row, place: `${row.id_modulo} ${row.id_tema}` }));
  same(told, modelo.nps(pedido), 'place');
}

/** Compares the reports of several plans. */
async function compareAll({ token }: Lector, modelo: Modelo, pedido: Pedido): Promise<void> {
  const body = { ...bodyOf(pedido), id_planestudio: pedido.planes.join(',') };
  same((await app.call(reporteApi.usuarioEmpresaPor, { token, body, query })).data, modelo.usuarioEmpresa(pedido), 'id_asignacion');
  if (pedido.planes.length === 1) return;
  const params = { companies: pedido.empresas.join(',') || '0', from: pedido.desde ?? '0', to: pedido.hasta ?? '0' };
  const line = (rows: readonly { id_planestudio: number; id_empresa: number | null }[]) =>
    rows.map((row) => ({ ...row, place: `${row.id_planestudio} ${row.id_empresa}` }));
  const { data } = await app.call(reporteApi.lineaTiempoDe, { token, params, query });
  same(line(data), line(modelo.lineaTiempo(pedido)), 'place');
}

test.each(SEEDS)('every report says what loops over the whole tables say, in every filter and scope: seed %i', async (seed) => {
  const mundo = await buildMundo(app, createRandom(seed));
  const [first = 0, second = 0] = mundo.empresas;
  const admin = await enrol(app, [], { admin: true });
  const limited = await limitedAdmin(app, [first, second]);
  const modelo = await Modelo.read(app.db, TODAY);
  const lectores: Lector[] = [
    { token: admin.token, alcance: null },
    { token: limited.token, alcance: [first, second] },
  ];
  for (const lector of lectores) {
    for (const pedido of pedidosOf(mundo, lector.alcance)) {
      try {
        await compareAll(lector, modelo, pedido);
        if (pedido.planes.length === 1) await compareOne(lector, modelo, pedido);
      } catch (error) {
        throw new Error(`seed ${seed}, ${JSON.stringify(pedido)}: ${String(error)}`, { cause: error });
      }
    }
  }
  const everything: Pedido = { alcance: null, empresas: [], planes: [], desde: null, hasta: null };
  for (const id of mundo.personas) {
    const { data } = await app.call(equipoApi.personas, { token: admin.token, params: { id }, query });
    same(data, modelo.equipo(id, everything), 'id_asignacion');
  }
});
