/** A request as plain data. */
export interface RawRequest {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

/** Sends bytes and text unchanged, everything else as JSON. */
export const payloadOf = (body: unknown): string | Buffer =>
  body instanceof Uint8Array ? Buffer.from(body) : typeof body === 'string' ? body : JSON.stringify(body);

/** Writes groups of parameters, `opciones: { id: 1 }`, as `opciones[id]`; leaves the others as they are, empty ones too. */
export const flatQuery = (query: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, inner]) => [`${name}[${key}]`, inner] as const)
        : [[name, value] as const],
    ),
  );
