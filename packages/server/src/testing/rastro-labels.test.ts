import { loadTranslator } from '@portal/messages';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cambiosOf } from '../domains/log/cambios.rules.ts';

const connection = useTestDatabase();

test('every column of an audited table has a label', async () => {
  const { rows } = await sql<{ tabla: string; campo: string }>`
    select c.table_name as tabla, c.column_name as campo
    from information_schema.columns c
    where c.table_schema = current_schema() and valores_rastro(jsonb_build_object(c.column_name, 1)) <> '{}'
      and exists (
        select from information_schema.triggers t where t.event_object_table = c.table_name and t.trigger_name like 'rastro%'
      )`.execute(connection().db);
  const lectura = { texts: await loadTranslator('es'), nombres: new Map<string, string>(), moment: String };
  const unlabelled = rows.filter(({ tabla, campo }) => {
    const [cambio] = cambiosOf({ tabla, antes: null, despues: { [campo]: 1 } }, lectura);
    return cambio?.etiqueta === campo;
  });
  expect(rows.length).toBeGreaterThan(150);
  expect(unlabelled, 'word each in campos of its domain, or in log.valores, of packages/messages').toEqual([]);
});
