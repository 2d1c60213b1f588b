/** Whether the output of a server tells that each of its processes serves (`PROCESOS`); of a single process it tells nothing. */
export const tellsThatAllServe = (environment: NodeJS.ProcessEnv, output: string): boolean =>
  !(Number(environment['PROCESOS'] ?? 1) > 1) || /^Atienden los \d+ procesos\./m.test(output);
