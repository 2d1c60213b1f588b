import { sql, type Migration } from 'kysely';

/**
 * An import is kept row by row, with each record as it was before and after, so that one of 50,000 rows can be undone; and with its person,
 * its file and what was chosen for it. Earlier imports kept counts that no screen showed, and no rows to undo: they are deleted.
 */
export const importacionFilas: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `delete from importacion`,
  `alter table importacion
    drop constraint importacion_check,
    drop constraint importacion_estado_check,
    drop column filas,
    add column id_usuario integer references usuario on delete set null,
    add column archivo text,
    add column opciones jsonb not null default '{}',
    add column deshecho jsonb`,
  `alter table importacion
    add constraint importacion_estado_check check (estado in ('revisada', 'aplicada', 'deshecha')),
    add constraint importacion_resultado_check check ((estado = 'revisada') = (resultado is null)),
    add constraint importacion_deshecho_check check ((estado = 'deshecha') = (deshecho is not null))`,
  `create index importacion_id_usuario on importacion (id_usuario)`,
  `create table importacion_fila (
    id_importacion integer not null references importacion on delete cascade,
    numero integer not null,
    fila integer,
    estado text not null check (estado in ('nueva', 'cambiada', 'existente', 'rechazada')),
    textos jsonb not null,
    extra jsonb not null,
    cambios jsonb,
    error text,
    datos jsonb,
    id_registro integer,
    antes jsonb,
    despues jsonb,
    conservada text,
    primary key (id_importacion, numero),
    check ((estado = 'rechazada') = (error is not null)),
    check (id_registro is null or estado in ('nueva', 'cambiada'))
  )`,
];
