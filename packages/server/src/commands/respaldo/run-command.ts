/** Runs a command; an error becomes one line for the operator and exit code 1. */
export function runCommand(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}

/** Prints one line. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);
