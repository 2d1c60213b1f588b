import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** A script of this folder as a process of its own, ended with the test. */
export interface ScriptProcess {
  readonly child: ChildProcess & { readonly pid: number };
  /** The next line it prints. Rejects if it ends instead, with what it wrote to its standard error. */
  line(): Promise<string>;
  /** Resolves when it has ended. */
  ended(): Promise<void>;
}

/** Starts `testing/<name>.ts` under tsx. */
export function runScript(name: string, ...args: string[]): ScriptProcess {
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd, stdio: ['pipe', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const exit = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child: child as ScriptProcess['child'],
    async line() {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${name} ended: ${errors}`);
      return value;
    },
    ended: () => exit,
  };
}
