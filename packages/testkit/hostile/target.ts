import type { InjectOptions } from 'fastify';
import type { World } from '../examples/example.ts';
import type { Caller } from './callers.ts';

/** One hostile request, still without its caller. */
export interface Shot {
  /** `body.titulo: nulo` */
  readonly name: string;
  /** Written when it is sent: a body may have megabytes. */
  readonly request: () => InjectOptions;
  /** Megabytes: sent once by one caller, not by everybody. */
  readonly heavy?: boolean;
}

/** Hostile requests around one that works. */
export interface Armed {
  /** Each alone, the working one first; the same order in every world. */
  readonly shots: readonly Shot[];
  /** Two of them in one request. */
  readonly together: (first: number, second: number) => Shot;
}

/** Target of an attack: a call of the contract, or a route beside it. */
export interface Target {
  /** `POST /evaluacion/ins` */
  readonly name: string;
  /** Beginning of the media type of its refusals. */
  readonly refusals: string;
  /** The working request proves by itself who asks, as a password does: its answer may show the person's data to every sender. */
  readonly proves?: boolean;
  readonly callers: (world: World) => Promise<Caller[]>;
  /** Prepares a working request of its own and what can be made of it. */
  readonly arm: (world: World) => Promise<Armed>;
}
