import { TEST_NOW } from '@portal/testkit/app.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { describe, expect, it } from 'vitest';
import { findParecidos } from './asegurar.repository.ts';
import type { ParametroBuscado } from './asegurar.rules.ts';
import { ensureParametros, reviewParametros } from './asegurar.service.ts';

const recorder = useRecorder();
const connection = useTestDatabase();
const sello = { usuario: 'prueba', momento: TEST_NOW.toISOString() };

const ensure = (buscados: readonly ParametroBuscado[]) =>
  connection()
    .db.transaction()
    .execute((trx) => ensureParametros(trx, buscados, sello));
const review = (buscados: readonly ParametroBuscado[]) => reviewParametros(connection().db, buscados);
const find = (id: number) => connection().db.selectFrom('parametro').selectAll().where('id_parametro', '=', id).executeTakeFirstOrThrow();
const cargo = (parametro: string, more: Partial<ParametroBuscado> = {}): ParametroBuscado => ({
  clave: 'cargo',
  id_empresa: null,
  parametro,
  ...more,
});

describe('parameters that a spreadsheet names', () => {
  it('are created once for all spellings, and the first one shows', async () => {
    const ids = await ensure([cargo('Jefe de Línea'), cargo('JEFE DE LINEA'), cargo(' jefe  de línea ')]);
    expect(new Set(ids).size).toBe(1);
    expect(await find(ids[0]!)).toMatchObject({ codigo_parametro: 'JEFE-DE-LINEA', parametro: 'Jefe de Línea', id_empresa: null });
    expect(await ensure([cargo('jefe de linea')])).toEqual([ids[0]]);
  });

  it('of a company are its own, beside those of all companies', async () => {
    const { db } = connection();
    const [a, b] = [await buildEmpresa(db), await buildEmpresa(db)];
    const centro = (id_empresa: number, codigo: string, parametro: string) => ({ clave: 'centro_costo', id_empresa, codigo, parametro });
    const [one, two] = await ensure([centro(a.id_empresa, '0301', 'Tienda Lima'), centro(b.id_empresa, '0301', 'Tienda Cusco')]);
    expect(one).not.toBe(two);
    expect(await ensure([centro(a.id_empresa, '0301', ''), centro(b.id_empresa, '0301', 'Otro texto')])).toEqual([one, two]);
    const comun = await buildParametro(db, { id_dominio: DOMINIO.departamento, codigo_parametro: 'VTA', parametro: 'Ventas' });
    expect(await ensure([{ clave: 'departamento', id_empresa: a.id_empresa, parametro: 'ventas' }])).toEqual([comun.id_parametro]);
  });

  it('get a number when another text has their code', async () => {
    await ensure([cargo('Analista (sénior)')]);
    const ids = await ensure([cargo('Analista - Sénior'), cargo('Analista: sénior')]);
    expect(await Promise.all(ids.map(async (id) => (await find(id)).codigo_parametro))).toEqual(['ANALISTA-SENIOR-2', 'ANALISTA-SENIOR-3']);
  });

  it('are reviewed without writing: stored ones, new ones, and those with a text that another code has', async () => {
    const [id] = await ensure([cargo('Cajero', { codigo: 'CAJ' })]);
    const before = await connection().db.selectFrom('parametro').select('id_parametro').execute();
    const hallados = await review([
      cargo('cajero'),
      cargo('', { codigo: 'caj' }),
      cargo('Cájero', { codigo: 'CAJ-2' }),
      cargo('Reponedor', { id_empresa: -1 }),
    ]);
    expect(hallados).toMatchObject([
      { id_parametro: id, codigo_parametro: 'CAJ', parametro: 'Cajero', otro: null },
      { id_parametro: id, otro: null },
      { id_parametro: null, otro: { codigo_parametro: 'CAJ', parametro: 'Cajero' } },
      { id_parametro: null, id_empresa: -1, codigo_parametro: 'REPONEDOR', parametro: 'Reponedor', otro: null },
    ]);
    expect(await connection().db.selectFrom('parametro').select('id_parametro').execute()).toHaveLength(before.length);
    await expect(ensure([cargo('Cájero', { codigo: 'CAJ-2' })])).rejects.toMatchObject({ code: 'duplicado' });
    await expect(review([{ clave: 'nada', id_empresa: null, parametro: 'x' }])).rejects.toMatchObject({ code: 'no_encontrado' });
  });

  it('are shown beside the texts that they resemble', async () => {
    await ensure([cargo('Supervisor de almacén')]);
    const nuevos = await review([cargo('Supervisor de almacen.'), cargo('Piloto')]);
    expect((await findParecidos(connection().db, nuevos)).map((each) => each.map(({ nombre }) => nombre))).toEqual([
      ['Supervisor de almacén'],
      [],
    ]);
  });

  it('are created by two imports at once without a second copy', async () => {
    const [one, two] = await Promise.all([ensure([cargo('Encargado de turno')]), ensure([cargo('ENCARGADO DE TURNO')])]);
    expect(one).toEqual(two);
  });

  it('cost four statements, however many they are', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => cargo(`Puesto número ${index}`));
    await connection()
      .db.transaction()
      .execute(async (trx) => {
        recorder.take();
        expect(new Set(await ensureParametros(trx, many, sello)).size).toBe(1000);
        expect(recorder.take()).toHaveLength(4);
      });
  });
});
