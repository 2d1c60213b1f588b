import { expect, expectTypeOf, test } from 'vitest';
import { message, type MessageKey, type ValuesOf } from './message.ts';

test('the Spanish text types a key and its arguments', () => {
  expectTypeOf<'errores.titulo404'>().toExtend<MessageKey>();
  expectTypeOf<'errores' | 'errores.nada'>().not.toExtend<MessageKey>();
  expectTypeOf<ValuesOf<'errores.titulo404'>>().toEqualTypeOf<[]>();
  expectTypeOf<{ temas: number }>().toExtend<ValuesOf<'planestudio.fin.temas'>[0]>();
  expectTypeOf<{ temas: string }>().not.toExtend<ValuesOf<'planestudio.fin.temas'>[0]>();
  expectTypeOf<{ otros: number }>().not.toExtend<ValuesOf<'planestudio.fin.temas'>[0]>();
  expect(message('planestudio.fin.temas', { temas: 1 })).toEqual({ clave: 'planestudio.fin.temas', valores: { temas: 1 } });
  expect(message('errores.titulo404')).toEqual({ clave: 'errores.titulo404' });
});
