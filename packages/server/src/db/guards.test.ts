import { useTestDatabase } from '@portal/testkit/database.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const connection = useTestDatabase();

test.each([
  ['log', 'el registro de actividad es de solo anexado'],
  ['certificado', 'un certificado emitido no cambia'],
  // `cascade` truncates the tables that refer to it.
  ['usuario cascade', 'un certificado emitido no cambia'],
])('nobody empties %s out', async (tables, message) => {
  await expect(sql.raw(`truncate ${tables}`).execute(connection().db)).rejects.toThrow(message);
});
