import { dirname, join } from 'node:path';
import { SERVER } from '../../../tools/build.mjs';
import { inRoot } from '../../../tools/root.mjs';
import { runNode } from '../../../tools/run/run.mjs';

/** Runs a built program beside the server (`respaldo`, `restaurar`, `mudar`) and returns its output. Throws unless it ends with 0. */
export async function runCommand(
  name: string,
  args: readonly string[],
  { dataDir, databaseUrl = '' }: { readonly dataDir: string; readonly databaseUrl?: string | undefined },
): Promise<string> {
  const program = join(dirname(inRoot(SERVER)), `${name}.js`);
  const { code, output } = await runNode(program, [...args], { env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, capture: true });
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output}`);
  return output;
}
