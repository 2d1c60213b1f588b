/** Names of a form's fields from the catalogue, for the conflict dialog: `fieldLabels(EMPTY, t)` with `t` of `curso.campos`. */
export const fieldLabels = <Values extends object>(values: Values, t: (field: keyof Values & string) => string): Record<string, string> =>
  Object.fromEntries(Object.keys(values).map((field) => [field, t(field as keyof Values & string)]));
