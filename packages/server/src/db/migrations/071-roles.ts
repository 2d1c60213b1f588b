import { type Migration, sql } from 'kysely';

const STATEMENTS: readonly string[] = [
  // Role beside administrator and support (P216): 3 author, 4 auditor, 5 reader of reports, 0 none. A column of its own: the version before reads the
  // two indicators alone, and gives such a person the rights of a learner.
  `alter table usuario add column rol_acotado smallint not null default 0 check (rol_acotado in (0, 3, 4, 5))`,
];

/** Roles of authors, auditors and readers of reports. */
export const roles: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
