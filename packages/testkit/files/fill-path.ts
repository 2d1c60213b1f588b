/** `/usuario/sel/:id` with `{ id: 5 }` -> `/usuario/sel/5`. */
export const fillPath = (path: string, params: unknown): string =>
  path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])));
