/** Check of a record before it reaches learners: a failed one refuses publishing (`impide`) or warns (P45). */
export interface PublishCheck<Name extends string = string> {
  readonly nombre: Name;
  readonly cumple: boolean;
  readonly impide: boolean;
}
