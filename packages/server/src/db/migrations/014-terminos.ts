import { sql, type Migration } from 'kysely';

/** Terms that a registration accepts (P9): a text of the company, or the address of the page that publishes it, which comes first. */
export const terminos: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const TEXT = [
  'Este portal es para la capacitación del personal. Al crear su cuenta usted acepta lo siguiente:',
  '1. Su cuenta es personal. No comparta su contraseña y avise si cree que otra persona la conoce.',
  '2. Las evaluaciones se responden sin ayuda de otras personas.',
  '3. El portal guarda sus datos de registro, su avance, sus respuestas, sus notas y sus certificados, y la empresa puede consultarlos para gestionar la capacitación.',
  '4. Los contenidos son de uso interno: no los publique ni los entregue a terceros.',
  '5. Para conocer, corregir o retirar sus datos, escriba al contacto que figura al pie de la pantalla de ingreso.',
].join('\n\n');

const statements = [
  `alter table configuracion
    add column terminos text not null default '' check (length(terminos) <= 50000),
    add column terminos_direccion text check (terminos_direccion ~ '^https?://' and length(terminos_direccion) <= 500)`,
  `update configuracion set terminos = '${TEXT}'`,
];
