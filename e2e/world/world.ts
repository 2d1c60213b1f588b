import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Ocurrencia {
  readonly id_planestudio: number;
  readonly id_programa: number;
  readonly id_curso: number;
  readonly id_modulo: number;
  readonly id_tema: number;
}

/** A person who can sign in. */
export interface Person {
  readonly id_usuario: number;
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly fullname: string;
}

/** A topic at its place in the plan. */
export interface WorldTopic {
  readonly titulo: string;
  readonly ocurrencia: Ocurrencia;
}

/** The prepared data: the people of each kind, the topics of their plan, and the answer key. */
export interface World {
  readonly people: Readonly<Record<string, readonly Person[]>>;
  readonly topics: Readonly<Record<string, readonly WorldTopic[]>>;
  readonly plans: Readonly<Record<string, string>>;
  /** Text of the right option, by that of the question. */
  readonly key: Readonly<Record<string, string>>;
}

const fileOf = (folder: string) => join(folder, 'world.json');

export const writeWorld = (folder: string, world: World): void => writeFileSync(fileOf(folder), JSON.stringify(world));

export const readWorld = (folder: string): World => JSON.parse(readFileSync(fileOf(folder), 'utf8')) as World;
