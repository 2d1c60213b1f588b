import { DOMINIOS } from '@portal/contract/dominio';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { joined, separated, useUnion } from '@portal/testkit/scenes/union.ts';
import { describe, expect, it } from 'vitest';
import { ensureParametros } from '../../domains/parametro/parametro.public.ts';
import { findNombradas } from '../../domains/scim/persona-scim.repository.ts';

const { test, actora, admin } = useUnion();
const { review, imported, persona, stored } = useCarga(test, admin);

const companies = () => test.db.selectFrom('empresa').select(['codigo_empresa']).orderBy('codigo_empresa').execute();
const idOf = async (codigo: string) =>
  (await test.db.selectFrom('empresa').select('id_empresa').where('codigo_empresa', '=', codigo).executeTakeFirstOrThrow()).id_empresa;

describe('a spreadsheet after a join', () => {
  it('finds the company that stayed by the code and the name of the joined one, and makes none', async () => {
    const right = persona({ cod_empresa: 'GA-14', empresa: 'Agroindustrias Valle del Ande S.A.C.', ceco: '10', desc_ceco: 'Campo' });
    const wrong = persona({ cod_empresa: 'GA-99', empresa: 'AGROINDUSTRIAS VALLE DEL ANDE', ceco: '77', desc_ceco: 'CAMPO' });
    await imported([right, wrong]);
    const [queda, va] = [await idOf('GA-14'), await idOf('GA-99')];
    const { id_union } = await joined(actora(), { clase: 'empresa', id_conservado: queda, id_unido: va });
    const before = await companies();
    const monday = [
      wrong,
      persona({ cod_empresa: ' ga-99', ceco: '77' }),
      persona({ cod_empresa: null, empresa: 'Agroindustrias Valle del Ande' }),
    ];
    const { filas } = await review(monday);
    expect(filas.map(({ estado }) => estado)).toEqual(['existente', 'nueva', 'nueva']);
    await imported(monday);
    expect(await companies()).toEqual(before);
    const stays = await stored(right.codigo);
    for (const one of monday) expect(await stored(one.codigo), String(one.codigo)).toMatchObject({ id_empresa: queda });
    expect(await stored(monday[1]!.codigo)).toMatchObject({ id_centro_costo: stays?.id_centro_costo });
    const scim = await findNombradas(test.db, null, { empresa: 'GA-99', jefe: null, userName: null, id: 0 });
    expect(scim.id_empresa).toBe(queda);
    await separated(actora(), id_union);
    const again = await findNombradas(test.db, null, { empresa: 'GA-99', jefe: null, userName: null, id: 0 });
    expect(again.id_empresa).toBe(va);
  });

  it('refuses the row of a joined person, by code or document, and names the one who stayed', async () => {
    const [right, wrong] = [persona(), persona()];
    await imported([right, wrong]);
    const [queda, va] = [await stored(right.codigo), await stored(wrong.codigo)];
    const pareja = { clase: 'usuario' as const, id_conservado: queda!.id_usuario, id_unido: va!.id_usuario };
    const { id_union } = await joined(actora(), pareja);
    const { filas } = await review([wrong, { ...wrong, codigo: 'OTRO-1' }, right]);
    expect(filas.map(({ estado }) => estado)).toEqual(['rechazada', 'rechazada', 'existente']);
    for (const fila of filas.slice(0, 2)) expect(JSON.stringify(fila)).toContain(queda!.personal);
    await separated(actora(), id_union);
    expect((await review([wrong])).filas.map(({ estado }) => estado)).toEqual(['existente']);
  });

  it('finds a position by the text and code of the joined one, unless another has it by now', async () => {
    const [id_unido, id_conservado] = await ensureParametros(
      test.db,
      ['Aux. almacen', 'Auxiliar de almacén'].map((parametro) => ({ clave: 'cargo', id_empresa: null, parametro })),
      { usuario: 'pruebas', momento: test.now.toISOString() },
    );
    await joined(actora(), { clase: 'cargo', id_conservado: id_conservado!, id_unido: id_unido! });
    const row = persona({ puesto_trabajador: 'AUX. ALMACÉN' });
    await imported([row]);
    expect(await stored(row.codigo)).toMatchObject({ id_cargo: id_conservado });
    const stamps = { usuario_creacion: 'pruebas' };
    const { id_parametro } = await test.db
      .insertInto('parametro')
      .values({ id_dominio: DOMINIOS.cargo, codigo_parametro: 'OTRO', parametro: 'Aux. almacén', ...stamps })
      .returning('id_parametro')
      .executeTakeFirstOrThrow();
    const later = persona({ puesto_trabajador: 'AUX. ALMACÉN' });
    await imported([later]);
    expect(await stored(later.codigo)).toMatchObject({ id_cargo: id_parametro });
  });
});
