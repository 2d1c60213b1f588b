import type { Endpoint, ResponseOf } from '../core/endpoint.ts';

/** One answer by call of a domain; calls that no test asks for yet may be absent. */
export type AnswersOf<Group> = {
  readonly [Call in keyof Group]?: Group[Call] extends Pick<Endpoint, 'response'> ? ResponseOf<Group[Call]> : never;
};
