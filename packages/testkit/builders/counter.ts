let last = 0;

/** Next number of this process, for names and codes of built rows: unique, and the same in every run. */
export const nextNumber = (): number => (last += 1);

/** Author and time of built rows; the time is before the clock of the tests (`TEST_NOW`). */
export const BUILT_BY = 'pruebas';
export const BUILT_AT = '2026-11-02T13:00:00.000Z';

/** Creation and change stamps of a built master record. */
export const stamps = () => ({ usuario_creacion: BUILT_BY, fecha_creacion: BUILT_AT, fecha_modificacion: BUILT_AT });
