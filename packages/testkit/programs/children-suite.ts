import type { Endpoint } from '@portal/contract/core';
import { expect, it } from 'vitest';
import type { TestApp } from '../app.ts';
import { ensureCategoria } from '../builders/parametro.ts';
import { signIn } from '../builders/ingreso/sesion.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import type { Body, MasterCase, Raw, Row } from '../master-suite.ts';

/** A master with records that have an ordered list of children. */
export interface ChildrenCase extends Pick<MasterCase, 'definition' | 'fields'> {
  readonly api: Readonly<Record<'ins' | 'upd' | 'del', Endpoint>> & { readonly duplicar?: Endpoint };
  readonly field: string;
  readonly build: () => Promise<number>;
  /** Ids of the stored children in their order. */
  readonly read: (id: number, token: string) => Promise<number[]>;
}

export function testChildren(test: TestApp, { api, definition: { key }, fields, field, build, read }: ChildrenCase): void {
  it(`saves ${field} with the record, in their order`, async () => {
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    await ensureCategoria(test.db);
    const [a, b, c] = [await build(), await build(), await build()];
    const body = fields(9000);
    const send = (endpoint: Endpoint, more: Body) =>
      test.call(endpoint, { body: { ...body, ...more }, token } as never) as unknown as Promise<Raw>;
    const items = (...ids: number[]) => ({ [field]: ids.map((id) => ({ id })) });
    const id = Number(((await send(api.ins, items(c, a))).data as Row)[key]);
    expect(await read(id, token)).toEqual([c, a]);
    await send(api.upd, { [key]: id, ...items(a, b, c) });
    expect(await read(id, token)).toEqual([a, b, c]);
    await send(api.upd, { [key]: id });
    expect(await read(id, token), 'left out: as they were').toEqual([a, b, c]);
    expect((await send(api.upd, { [key]: id, ...items(a, a) })).problem.errors).toHaveProperty(field);
    expect((await send(api.upd, { [key]: id, ...items(a, 999_999) })).problem.errors).toHaveProperty(field);
    expect(await read(id, token), 'nothing of a refused save').toEqual([a, b, c]);
    const request = { params: { id }, token };
    const copied = (await test.call(api.duplicar!, { ...request, body: { con_contenido: 1 } })) as unknown as Raw;
    const copy = Number((copied.data as Row)[key]);
    expect(await read(copy, token), 'the same parts').toEqual([a, b, c]);
    expect(await test.call(api.del, { ...request, params: { id: copy } } as never), 'its own links do not block').toMatchObject({
      status: 200,
    });
    expect(await read(id, token), 'the original keeps them').toEqual([a, b, c]);
    await send(api.upd, { [key]: id, ...items() });
    expect(await read(id, token)).toEqual([]);
  });
}
