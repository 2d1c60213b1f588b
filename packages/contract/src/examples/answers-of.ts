import type { Endpoint, ResponseOf } from '../core/endpoint.ts';

/** Example answers of a domain, one for each call; calls without a test may be absent. */
export type AnswersOf<Group> = {
  readonly [Call in keyof Group]?: Group[Call] extends Pick<Endpoint, 'response'> ? ResponseOf<Group[Call]> : never;
};
