import { head, row } from '../print.ts';
import { residentOf } from '../process-tree.ts';
import { browser, panel, shortest, twin } from './flows.ts';
import { race, reportSpeeds, subjectsOn } from './race.ts';
import { anybody, pairs, type Size } from './scene.ts';
import { filledCluster, portalOn, type Server, startTwin } from './servers.ts';

const nameOf = (processes: number): string => (processes === 1 ? '1 proceso' : `${processes} procesos`);

/** Times the portal with each number of processes beside the twin, all on one PostgreSQL, and prints the memory of each group. */
export async function compareGroups(size: Size, counts: readonly number[], turns: { seconds: number; rounds: number }): Promise<void> {
  const cluster = await filledCluster(size);
  const servers: Server[] = [];
  const started = async (server: Promise<Server>): Promise<Server> => {
    servers.push(await server);
    return server;
  };
  try {
    const twinServer = await started(startTwin(cluster));
    const groups: { readonly name: string; readonly server: Server; readonly idle: number }[] = [];
    for (const count of counts) {
      const server = await started(portalOn(cluster, count));
      groups.push({ name: nameOf(count), server, idle: residentOf(server.pid) });
    }
    const next = pairs(size);
    const people = anybody(size);
    const subjects = [
      ...subjectsOn(twinServer, next, { gemelo: twin }),
      ...groups.flatMap(({ name, server }) => [
        ...subjectsOn(server, next, { [`${name}: preguntas y nota`]: shortest, [`${name}: navegador`]: browser }),
        ...subjectsOn(server, people, { [`${name}: panel`]: panel }),
      ]),
    ];
    reportSpeeds(subjects, await race(subjects, turns));
    head('grupo', 'MB al inicio', 'MB al final');
    for (const { name, server, idle } of groups) row(name, idle, residentOf(server.pid));
  } finally {
    for (const server of servers) await server.stop();
    await cluster.remove();
  }
}
