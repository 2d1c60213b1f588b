import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import type { CargaCells } from '@portal/testkit/files/spreadsheet.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { describe, beforeAll, expect, it } from 'vitest';
import { findEmpresasParecidas } from './parecidas.repository.ts';

const test = useTestApp();
let token = '';
let propia = { codigo_empresa: '', empresa: '', id_empresa: 0 };

beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
  propia = await buildEmpresa(test.db, { empresa: 'Almacenes Ñandú' });
  const ajena = await buildEmpresa(test.db, { empresa: 'Pesquera Cóndor' });
  await buildParametro(test.db, { id_dominio: DOMINIO.cargo, parametro: 'Jefe de Almacén' });
  await buildParametro(test.db, { id_dominio: DOMINIO.centroCosto, id_empresa: propia.id_empresa, parametro: 'Tienda Miraflores' });
  await buildParametro(test.db, { id_dominio: DOMINIO.centroCosto, id_empresa: ajena.id_empresa, parametro: 'Tienda San Isidro' });
});
const { review, persona } = useCarga(test, () => token);

/** Returns the records that the review of a person with these cells would create, and which existing ones each resembles. */
async function maestros(cells: CargaCells, bearer = token) {
  const row = persona({ cod_empresa: propia.codigo_empresa, empresa: propia.empresa, ...cells });
  const { maestros: nuevos } = await review([row], {}, bearer);
  return nuevos.map(({ clase, nombre, parecidos }) => [clase, nombre, parecidos]);
}

describe('the review of a file of people', () => {
  it('shows a new position beside the one that it resembles, and creates none that differs only in accents, case and spaces', async () => {
    expect(await maestros({ puesto_trabajador: 'Jefe de Almacem' })).toEqual([['cargo', 'Jefe de Almacem', ['Jefe de Almacén']]]);
    expect(await maestros({ puesto_trabajador: '  JEFE  de almacen ' })).toEqual([]);
  });

  it('names a cost centre of the same company alone', async () => {
    const row = (desc_ceco: string) => maestros({ ceco: 'N1', desc_ceco });
    expect(await row('Tienda Miraflorez')).toEqual([['centro_costo', 'Tienda Miraflorez', ['Tienda Miraflores']]]);
    expect(await row('Tienda San Ysidro')).toEqual([['centro_costo', 'Tienda San Ysidro', []]]);
  });

  it('shows a new company beside the ones that it resembles', async () => {
    const empresa = { cod_empresa: 'NUEVA', empresa: 'almacenes nandu sac' };
    expect(await maestros(empresa)).toEqual([['empresa', 'almacenes nandu sac', ['Almacenes Ñandú']]]);
    const found = await findEmpresasParecidas(test.db, ['PESQUERA  CONDOR', 'Pesquera Cóndar', 'Minera']);
    expect(found.map((each) => each.map(({ nombre }) => nombre))).toEqual([['Pesquera Cóndor'], ['Pesquera Cóndor'], []]);
  });

  it('names to a limited access no cost centre from outside', async () => {
    const { token: limited } = await limitedAdmin(test, [propia.id_empresa]);
    expect(await maestros({ ceco: 'N1', desc_ceco: 'Tienda San Ysidro' }, limited)).toEqual([['centro_costo', 'Tienda San Ysidro', []]]);
  });
});
