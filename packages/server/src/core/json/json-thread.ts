/** A large JSON body for the thread that parses it. */
export interface JsonRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Most values: objects, arrays and the values in them. */
  readonly mostValues: number;
}

/** Answer of the thread: the value, or why there is none. */
export type JsonAnswer = { readonly value: unknown } | { readonly problem: 'json' | 'grande' };
