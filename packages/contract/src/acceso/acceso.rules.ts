import type { FieldRule } from '../core/field-rules.ts';

/** The password and its repetition are equal; without a password both are empty. */
export const confirmacionRule: FieldRule = {
  field: 'password_confirmation',
  clave: 'contrasenias_distintas',
  holds: ({ password, password_confirmation: again }) => (password || null) === (again || null),
};

/** A limited access names companies, one of all companies names none: an empty choice never means all of them. */
export const alcanceRule: FieldRule = {
  field: 'empresas',
  clave: 'alcance',
  holds: ({ indicador_alcance: limitado, empresas }) =>
    typeof limitado !== 'number' || !Array.isArray(empresas) || (limitado === 1) === empresas.length > 0,
};
