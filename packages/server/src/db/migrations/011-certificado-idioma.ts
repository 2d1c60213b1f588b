import { sql, type Migration } from 'kysely';

/**
 * Adds the language in which a certificate is worded, frozen when it is issued (P18); those issued so far are Spanish. The default stays:
 * a server of the previous version goes on issuing beside the new one.
 */
export const certificadoIdioma: Migration = {
  async up(db) {
    await sql`alter table certificado add column idioma text not null default 'es' check (idioma ~ '^[a-z]{2}$')`.execute(db);
  },
};
