/** Logo of the company with its media type. */
export interface Logo {
  readonly bytes: Buffer;
  readonly tipo: string;
}
