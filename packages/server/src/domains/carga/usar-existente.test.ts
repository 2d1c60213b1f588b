import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
let token = '';
let empresa = { id_empresa: 0, codigo_empresa: '', empresa: '' };
let ajena = { id_empresa: 0, codigo_empresa: '', empresa: '' };
let ids = { cargo: 0, departamento: 0, ceco: 0, cecoAjeno: 0 };

beforeAll(async () => {
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
  empresa = await buildEmpresa(test.db, { codigo_empresa: 'VA-1', empresa: 'Agroindustrias Valle del Ande' });
  ajena = await buildEmpresa(test.db, { codigo_empresa: 'PC-1', empresa: 'Pesquera Cóndor' });
  const stored = async (id_dominio: number, parametro: string, id_empresa?: number) =>
    (await buildParametro(test.db, { id_dominio, parametro, ...(id_empresa !== undefined && { id_empresa }) })).id_parametro;
  ids = {
    cargo: await stored(DOMINIO.cargo, 'Jefe de Almacén'),
    departamento: await stored(DOMINIO.departamento, 'Contabilidad'),
    ceco: await stored(DOMINIO.centroCosto, 'Tienda Miraflores', empresa.id_empresa),
    cecoAjeno: await stored(DOMINIO.centroCosto, 'Tienda San Isidro', ajena.id_empresa),
  };
});
const { review, confirm, persona, stored, undo } = useCarga(test, () => token);

/** Mistyped company, cost centre, department and position. */
const MISTYPED = {
  cod_empresa: 'GA-99',
  empresa: 'AGROINDUSTRIAS VALLE DEL ANDES',
  ceco: '',
  desc_ceco: 'Tienda Miraflorez',
  departamento: 'Contabilidd',
  puesto_trabajador: 'Jefe de Almacem',
};

const count = async () => {
  const [empresas, parametros] = await Promise.all([
    test.db.selectFrom('empresa').select('id_empresa').execute(),
    test.db.selectFrom('parametro').select('id_parametro').execute(),
  ]);
  return [empresas.length, parametros.length];
};

/** The choices that use for each new record the first one that it resembles. */
const firstOf = (maestros: Awaited<ReturnType<typeof review>>['maestros']) =>
  maestros.flatMap(({ clave, existentes: [first] }) => (first ? [`${clave}=${first.id}`] : [])).join(',');

describe('a stored record used instead of a new one', () => {
  it('is what the rows get; nothing is created, and the review says so before', async () => {
    const rows = [persona(MISTYPED), persona({ ...MISTYPED, empresa: 'agroindustrias valle del andes' })];
    const first = await review(rows);
    expect(first.maestros.map(({ clase }) => clase)).toEqual(['empresa', 'centro_costo', 'departamento', 'cargo']);
    const company = first.maestros[0]!;
    expect(company.existentes).toEqual([{ id: empresa.id_empresa, codigo: 'VA-1', nombre: empresa.empresa }]);

    // The cost centre is looked up in the company that is used: only then it resembles one.
    const second = await review(rows, { usar: firstOf(first.maestros) });
    expect(second.maestros.map(({ clase, existentes }) => [clase, existentes.map(({ id }) => id)])).toEqual([['centro_costo', [ids.ceco]]]);
    const usar = [firstOf(first.maestros), firstOf(second.maestros)].join(',');
    const third = await review(rows, { usar });
    expect([third.maestros_total, third.aceptadas]).toEqual([0, 2]);
    expect(third.usados.map(({ clase, filas, existente }) => [clase, filas, existente?.id])).toEqual([
      ['empresa', 2, empresa.id_empresa],
      ['centro_costo', 2, ids.ceco],
      ['departamento', 2, ids.departamento],
      ['cargo', 2, ids.cargo],
    ]);
    const before = await count();
    const confirmed = await confirm(third.id_importacion);
    expect([confirmed.status, confirmed.data.insertados]).toEqual([200, 2]);
    expect(await count()).toEqual(before);
    expect(await stored(rows[1]!.codigo)).toMatchObject({
      id_empresa: empresa.id_empresa,
      id_centro_costo: ids.ceco,
      id_departamento: ids.departamento,
      id_cargo: ids.cargo,
    });
    await undo(third.id_importacion);
    expect(await count(), 'the undoing takes no used record').toEqual(before);
  });

  it('keeps its key when other rows change, and creates what was not chosen', async () => {
    const cargo = (await review([persona({ puesto_trabajador: 'Jefe de Almacem' })])).maestros.find(({ clase }) => clase === 'cargo');
    const rows = [
      persona({ puesto_trabajador: 'Zapatero Mayor' }),
      persona({ puesto_trabajador: '  JEFE  de almacem ' }),
      persona({ puesto_trabajador: 'jefe de almacem', n_doc: '1' }),
    ];
    const { maestros, usados } = await review(rows, { usar: `${cargo!.clave}=${ids.cargo}` });
    expect(maestros.filter(({ clase }) => clase === 'cargo').map(({ nombre }) => nombre)).toEqual(['Zapatero Mayor']);
    expect(usados.map(({ filas, existente }) => [filas, existente?.nombre])).toEqual([[1, 'Jefe de Almacén']]);
  });

  it('changes nothing of a person who has it already', async () => {
    const row = persona({ cod_empresa: 'VA-1', empresa: empresa.empresa, puesto_trabajador: 'Jefe de Almacén' });
    await confirm((await review([row])).id_importacion);
    const mistyped = { ...row, puesto_trabajador: 'Jefe de Almacem' };
    const [cargo] = (await review([mistyped])).maestros;
    const again = await review([mistyped], { usar: `${cargo!.clave}=${ids.cargo}` });
    expect([again.aceptadas, again.existentes, again.usados[0]?.filas]).toEqual([0, 1, 1]);
  });

  it('is refused with the row when it does not exist, is of another table or of another company', async () => {
    const row = persona({ cod_empresa: 'VA-1', empresa: empresa.empresa, ceco: 'N1', desc_ceco: 'Tienda Miraflorez' });
    const [ceco] = (await review([row])).maestros;
    for (const id of [999_999_999, ids.cargo, ids.cecoAjeno]) {
      const { filas, usados, maestros_total } = await review([row], { usar: `${ceco!.clave}=${id}` });
      expect(filas[0]?.error, String(id)).toContain('lo que se eligió en vez de «Tienda Miraflorez» no existe o es de otra empresa');
      expect([usados[0]?.existente, usados[0]?.filas, maestros_total]).toEqual([null, 0, 0]);
    }
    const company = persona({ cod_empresa: 'GA-98', empresa: 'Valle' });
    const [nueva] = (await review([company])).maestros;
    const { filas } = await review([company], { usar: `${nueva!.clave}=999999999` });
    expect(filas[0]?.error).toContain('lo que se eligió en vez de «Valle» no existe');
  });

  it('belongs to the companies of a limited access', async () => {
    const row = persona(MISTYPED);
    const [company] = (await review([row])).maestros;
    const { token: limited } = await limitedAdmin(test, [empresa.id_empresa]);
    const use = (id: number) => review([row], { usar: `${company!.clave}=${id}` }, limited);
    expect((await use(ajena.id_empresa)).filas[0]?.error).toContain('fuera de las empresas de su acceso');
    expect((await use(empresa.id_empresa)).rechazadas).toBe(0);
  });
});
