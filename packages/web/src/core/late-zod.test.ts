import { cursoApi, cursoMaestro } from '@portal/contract/curso';
import { grupoLista } from '@portal/contract/usuario';
import { describe, expect, test } from 'vitest';
import * as all from 'zod/v4';
import { z } from './late-zod.ts';

describe('late-zod', () => {
  test('makes a schema when it is first used', () => {
    const read: string[] = [];
    const shape = {
      get titulo() {
        read.push('titulo');
        return z.string().trim().min(1).optional();
      },
    };
    const schema = z.object(shape).nullable();
    expect(read).toEqual([]);
    expect(schema.parse({ titulo: ' a ' })).toEqual({ titulo: 'a' });
    expect(read).not.toEqual([]);
  });

  test('reads, refuses and describes as zod does', () => {
    const make = (from: Pick<typeof all, 'object' | 'string' | 'number' | 'union' | 'literal' | 'array'>) =>
      from
        .object({ id: from.number().int().min(1), nombre: from.string().trim().max(5).default('x') })
        .extend({ marca: from.union([from.literal('0'), from.array(from.number())]).optional() })
        .refine(({ id }) => id !== 7, { path: ['id'] });
    for (const given of [{ id: 1 }, { id: 7 }, { id: 0, nombre: 'demasiado' }, { id: 2, marca: '0' }, { id: 2, marca: ['a'] }, null, 'x']) {
      const [late, usual] = [make(z).safeParse(given), make(all).safeParse(given)];
      expect(late.data).toEqual(usual.data);
      expect(late.error?.issues).toEqual(usual.error?.issues);
    }
    expect(Object.keys(make(z).shape)).toEqual(['id', 'nombre', 'marca']);
    expect(make(z) instanceof all.ZodObject).toBe(true);
  });

  test('refuses a method that the schema has not, as zod does', () => {
    const wrong = (z.string() as unknown as ReturnType<typeof z.number>).int();
    expect(() => wrong.parse('a')).toThrow(TypeError);
  });

  test('holds of the contract: fields know their limits, and a call reads its answer', () => {
    expect([cursoMaestro.fields.titulo.required, cursoMaestro.fields.titulo.max]).toEqual([true, 250]);
    expect(cursoApi.del.response.safeParse({}).success).toBe(false);
    expect(Object.keys(grupoLista.row.shape).length).toBeGreaterThan(2);
  });
});
