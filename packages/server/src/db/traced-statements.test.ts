import { expect, test } from 'vitest';
import { statementName } from './traced-statements.ts';

test.each([
  ['select * from "sesion" where token = $1', 'select sesion'],
  ['select (select count(*) from tema t where t.id = p.id) from planestudio p', 'select planestudio'],
  ['insert into intento (a, b) select a, b from borrador', 'insert intento'],
  ['update correo set estado = $1', 'update correo'],
  ['with leida as (select 1 from usuario), escrita as (insert into log values ($1)) select * from leida', 'select leida'],
  ['select pg_advisory_xact_lock($1)', 'select'],
  ['select coalesce((select max(id) from log), 0)', 'select log'],
  ['begin', 'begin'],
  ['commit', 'commit'],
  ['vacuum (analyze)', 'sql'],
  ["  SELECT 'from secreto' FROM Usuario", 'select Usuario'],
])('names %s as %s', (text, name) => {
  expect(statementName(text)).toBe(name);
});
