import { expect, test } from 'vitest';
import { byWork, judgeBase, judgeCorreo, judgeDisco, judgeRespaldo, judgeTarea } from './estado.rules.ts';

const now = new Date('2026-11-21T15:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const GIB = 1024 ** 3;

test.each([
  { nombre: 'cese', ultima: ago(40), estado: 'bien', proxima: ago(30) },
  { nombre: 'cese', ultima: ago(41), estado: 'aviso', proxima: ago(31) },
  { nombre: 'depuracion', ultima: ago(24 * 60 + 30), estado: 'bien', proxima: ago(30) },
  { nombre: 'depuracion', ultima: ago(24 * 60 + 31), estado: 'aviso', proxima: ago(31) },
  // Never ran: from the start of the process, an hour ago.
  { nombre: 'cese', ultima: null, estado: 'aviso', proxima: ago(50) },
  { nombre: 'cuadro', ultima: null, estado: 'bien', proxima: ago(0) },
  // When there is work, or by hand: never late.
  { nombre: 'correo', ultima: ago(9999), estado: 'bien', proxima: null },
  { nombre: 'respaldo', ultima: null, estado: 'bien', proxima: null },
] as const)('$nombre that ran last at $ultima is $estado', ({ nombre, ultima, estado, proxima }) => {
  expect(judgeTarea({ nombre, ultima, arrendada_hasta: null }, { now, inicio: new Date(ago(60)) })).toEqual({
    estado,
    nombre,
    ultima,
    proxima,
    en_curso: false,
  });
});

test('a job runs while its lease is ahead', () => {
  const runs = (arrendada_hasta: string) => judgeTarea({ nombre: 'cese', ultima: ago(5), arrendada_hasta }, { now, inicio: now }).en_curso;
  expect([runs(ago(-1)), runs(ago(0)), runs(ago(1))]).toEqual([true, false, false]);
});

test.each([
  [{ en_espera: 0, filas_resto: 0, particiones_faltan: 0 }, 'bien'],
  [{ en_espera: 1, filas_resto: 0, particiones_faltan: 0 }, 'aviso'],
  [{ en_espera: 0, filas_resto: 1, particiones_faltan: 0 }, 'aviso'],
  [{ en_espera: 0, filas_resto: 0, particiones_faltan: 1 }, 'aviso'],
] as const)('a database with %j is %s', (base, estado) => expect(judgeBase(base)).toBe(estado));

test.each([
  [{ servidor: true, pendientes: 5, fallidos: 0, mas_antiguo: ago(60) }, 'bien'],
  [{ servidor: true, pendientes: 5, fallidos: 0, mas_antiguo: ago(61) }, 'aviso'],
  [{ servidor: true, pendientes: 0, fallidos: 1, mas_antiguo: null }, 'aviso'],
  [{ servidor: false, pendientes: 1, fallidos: 0, mas_antiguo: ago(1) }, 'aviso'],
  [{ servidor: false, pendientes: 0, fallidos: 0, mas_antiguo: null }, 'bien'],
] as const)('an outbox with %j is %s', (correo, estado) => expect(judgeCorreo(correo, now)).toBe(estado));

test.each([
  [{ libre: 5 * GIB, total: 100 * GIB }, 'bien'],
  [{ libre: 4.9 * GIB, total: 100 * GIB }, 'aviso'],
  [{ libre: 0.9 * GIB, total: 2 * GIB }, 'aviso'],
  [{ libre: null, total: null }, 'bien'],
] as const)('a disk with %j is %s', (room, estado) => expect(judgeDisco(room)).toBe(estado));

test.each([
  [{ copia: null, respaldo: null }, 'aviso'],
  [{ copia: ago(1), respaldo: null }, 'aviso'],
  [{ copia: ago(1), respaldo: ago(7 * 24 * 60) }, 'bien'],
  [{ copia: ago(1), respaldo: ago(7 * 24 * 60 + 1) }, 'aviso'],
  [{ copia: ago(48 * 60 + 1), respaldo: ago(48 * 60 + 1) }, 'aviso'],
  [{ copia: null, respaldo: ago(48 * 60) }, 'bien'],
] as const)('backups of %j are %s', (moments, estado) => expect(judgeRespaldo(moments, now)).toBe(estado));

test.each([
  ['correo', 'aviso', 'aviso'],
  ['correo', 'bien', 'bien'],
  ['respaldo', 'aviso', 'aviso'],
  ['webhook', 'aviso', 'aviso'],
] as const)('the job %s with work judged %s is %s', (nombre, obra, estado) => {
  const tarea = judgeTarea({ nombre, ultima: ago(1), arrendada_hasta: null }, { now, inicio: now });
  expect(byWork(tarea, { [nombre]: obra }).estado).toBe(estado);
});
