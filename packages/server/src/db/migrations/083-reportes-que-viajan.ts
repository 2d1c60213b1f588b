import { type Migration, sql } from 'kysely';

const STATEMENTS: readonly string[] = [
  `alter table reporte_guardado
    add column a_direccion smallint not null default 0 check (a_direccion in (0, 1)),
    add column formato text not null default 'xlsx' check (formato in ('xlsx', 'pdf'))`,
  // The recipients of a turn are noted before the first letter (docs/decisions/115), with the companies whose figures they got.
  `alter table reporte_envio add column empresas integer[] not null default '{}'`,
  `alter table reporte_envio drop constraint reporte_envio_resultado_check`,
  `alter table reporte_envio add constraint reporte_envio_resultado_check
    check (resultado in ('pendiente', 'adjunto', 'enlace', 'grande', 'vacio', 'sin_acceso', 'sin_correo', 'error'))`,
  `create index reporte_envio_pendiente on reporte_envio (id_reporte_guardado, fecha) where resultado = 'pendiente'`,
];

/** Saved reports that go to managers and directors, and as PDF. */
export const reportesQueViajan: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
