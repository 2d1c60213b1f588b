import { readWorld, type Person, type World, type WorldTopic } from '../world/world.ts';
import type { KindName } from '../world/kinds.ts';

/** The people of one worker's world. */
export class Cast {
  readonly world: World;
  private readonly taken = new Map<string, number>();

  constructor(dataDir: string) {
    this.world = readWorld(dataDir);
  }

  /** Somebody of this kind whom no other journey has met. */
  next(kind: KindName): Person {
    const index = this.taken.get(kind) ?? 0;
    this.taken.set(kind, index + 1);
    const person = this.world.people[kind]?.[index];
    if (!person) throw new Error(`The world has no more people of the kind «${kind}»: raise its number in e2e/world/kinds.ts`);
    return person;
  }

  /** Everybody of a kind, for who only looks. */
  people(kind: KindName): readonly Person[] {
    return this.world.people[kind] ?? [];
  }

  /** The last of a kind, whom `next` reaches at the very end: for states that many tests look at. */
  last(kind: KindName): Person {
    return this.people(kind).at(-1) as Person;
  }

  /** The one administrator or support user. What journeys make with them has names of its own; nothing of the world is changed. */
  staff(role: 'admin' | 'soporte'): Person {
    return this.world.people[role]?.[0] as Person;
  }

  /** Topics of a kind's plan, in order. */
  topics(kind: KindName): readonly WorldTopic[] {
    return this.world.topics[kind] ?? [];
  }

  topic(kind: KindName, index = 0): WorldTopic {
    const topic = this.topics(kind)[index];
    if (!topic) throw new Error(`The plan of «${kind}» has no topic ${index}`);
    return topic;
  }
}
