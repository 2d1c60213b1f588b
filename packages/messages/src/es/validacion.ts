/** What stands under a field, by the key that the contract gives (packages/contract/src/core/validation.ts). */
export const validacion = {
  requerido: 'Este dato es obligatorio',
  tipo: 'El valor no es válido',
  min_caracteres: 'Mínimo {valor, plural, one {# carácter} other {# caracteres}}',
  max_caracteres: 'Máximo {valor, plural, one {# carácter} other {# caracteres}}',
  min_elementos: 'Mínimo {valor, plural, one {# elemento} other {# elementos}}',
  max_elementos: 'Máximo {valor, plural, one {# elemento} other {# elementos}}',
  min_valor: 'El mínimo es {valor, number}',
  max_valor: 'El máximo es {valor, number}',
  correo: 'El formato del correo no es válido',
  formato: 'El formato no es válido',
  opcion: 'Elija una de las opciones',
  caracteres: 'Contiene caracteres no admitidos',
  contrasenias_distintas: 'Las contraseñas son diferentes',
  escala: 'Elija un valor del 1 al 10',
  rango_dias: 'Escriba los días así: 2026-11-01..2026-11-30',
  invalido: 'El valor no es válido',
} as const;
