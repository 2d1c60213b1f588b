import { readWorld, type Person, type World, type WorldTopic } from '../world/world.ts';
import type { KindName } from '../world/kinds.ts';

/** The people of one worker's world. */
export class Cast {
  readonly world: World;
  private readonly taken = new Map<string, number>();

  constructor(dataDir: string) {
    this.world = readWorld(dataDir);
  }

  /** A person of this kind that no other journey uses. */
  next(kind: KindName): Person {
    const index = this.taken.get(kind) ?? 0;
    this.taken.set(kind, index + 1);
    const person = this.world.people[kind]?.[index];
    if (!person) throw new Error(`The world has no more people of the kind «${kind}»: raise its number in e2e/world/kinds.ts`);
    return person;
  }

  /** Everybody of a kind, for journeys that change nothing. */
  people(kind: KindName): readonly Person[] {
    return this.world.people[kind] ?? [];
  }

  /** The last person of a kind, the last one that `next` hands out: for states shared by many tests. */
  last(kind: KindName): Person {
    return this.people(kind).at(-1) as Person;
  }

  /** The administrator or support user, shared by all journeys: create records with unique names, change none of the world's. */
  staff(role: 'admin' | 'soporte' | 'auditor'): Person {
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
