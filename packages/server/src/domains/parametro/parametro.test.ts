import { parametroApi } from '@portal/contract/parametro';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { describe, expect, it } from 'vitest';

describe('parameters of a domain', () => {
  const test = useTestApp();

  it('are listed by the key of their table, active ones only, ordered without accents', async () => {
    const token = await signIn(test, await buildUsuario(test.db, { indicador_soporte: 1 }));
    for (const [codigo_parametro, parametro] of [
      ['z', 'Zonas'],
      ['a', 'Ética'],
      ['f', 'Finanzas'],
    ] as const)
      await buildParametro(test.db, { id_dominio: DOMINIO.categoria, codigo_parametro, parametro });
    await buildParametro(test.db, { id_dominio: DOMINIO.categoria, codigo_parametro: 'x', parametro: 'Antigua', codigo_estado: 2 });
    const { data } = await test.call(parametroApi.ofDominio, { params: { code: 'categoria' }, token });
    const names = data.map((row) => row.parametro);
    expect(names.filter((name) => ['Zonas', 'Ética', 'Finanzas', 'Antigua'].includes(name))).toEqual(['Ética', 'Finanzas', 'Zonas']);
    expect((await test.call(parametroApi.ofDominio, { params: { code: 'nada' }, token })).status).toBe(404);
  });
});
