/**
 * Returns whether the output of a server says that each of its processes serves (`PROCESOS`); true for a single process, which prints no such
 * line.
 */
export const tellsThatAllServe = (environment: NodeJS.ProcessEnv, output: string): boolean =>
  !(Number(environment['PROCESOS'] ?? 1) > 1) || /^Atienden los \d+ procesos\./m.test(output);
