import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A port of this machine that leads to another one, as a load balancer or a floating address does. */
export interface TcpSwitch {
  readonly port: number;
  /** Connections that were asked for so far. */
  readonly asked: () => number;
  /** Leads further connections elsewhere; those that are open stay where they are. */
  turnTo(port: number): void;
  close(): Promise<void>;
}

/** Starts a switch that leads to a port. Who asks for a connection while nobody listens there is cut off. */
export async function startTcpSwitch(first: number): Promise<TcpSwitch> {
  let target = first;
  let asked = 0;
  const open = new Set<Socket>();
  const keep = (socket: Socket, other: () => Socket) => {
    open.add(socket);
    socket
      .on('error', () => {})
      .on('close', () => {
        open.delete(socket);
        other().destroy();
      });
  };
  const server = createServer((client) => {
    asked += 1;
    const upstream: Socket = connect(target, '127.0.0.1');
    keep(client, () => upstream);
    keep(upstream, () => client);
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    turnTo: (port) => void (target = port),
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
