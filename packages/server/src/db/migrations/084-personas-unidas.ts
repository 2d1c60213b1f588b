import { type Migration, sql } from 'kysely';

const ZONA = 'zona text := (select zona_horaria from configuracion where id_configuracion = 1);';

const STATEMENTS: readonly string[] = [
  `alter table union_registro drop constraint union_registro_clase_check`,
  `alter table union_registro add constraint union_registro_clase_check
    check (clase in ('empresa', 'cargo', 'centro_costo', 'departamento', 'usuario'))`,
  `create index union_registro_conservado on union_registro (id_conservado) where clase = 'usuario'`,
  // Code, document and former id of a person who was joined: a spreadsheet and the log still have them.
  `alter table nombre_anterior
    add column id_usuario integer references usuario on delete cascade,
    add column documento text`,
  `alter table nombre_anterior drop constraint nombre_anterior_check`,
  `alter table nombre_anterior add constraint nombre_anterior_una check (num_nonnulls(id_empresa, id_parametro, id_usuario) = 1)`,
  `create index nombre_anterior_usuario on nombre_anterior (id_usuario) where id_usuario is not null`,
  `create index nombre_anterior_persona on nombre_anterior (id_anterior) where id_usuario is not null`,
  // Words of a name in one order: a person entered twice has them in another one, or with other accents.
  `create function clave_nombre(nombres text, paterno text, materno text) returns text language sql immutable parallel safe as $$
    select string_agg(p.palabra, ' ' order by p.palabra collate "C")
    from regexp_split_to_table(public.plegar(coalesce(nombres, '') || ' ' || coalesce(paterno, '') || ' ' || coalesce(materno, '')), '[^[:alnum:]]+')
      as p(palabra) where p.palabra <> '' $$`,
  `create index usuario_clave_nombre on usuario (clave_nombre(nombres, apellido_paterno, apellido_materno))`,
  `create index usuario_clave_documento on usuario (ltrim(numero_documento, '0')) where numero_documento is not null`,
  // An assignment that comes back with its person opens nothing, and has the deadline that it had.
  `create or replace function historiar_apertura() returns trigger language plpgsql as $$
    begin
      if current_setting('portal.restaura', true) = '1' then return null; end if;
      insert into asignacion_historia (id_asignacion, tipo, fecha, usuario, id_usuario_autor, fuente, codigo_grupo, id_regla, razon)
      select id_asignacion, 'apertura', fecha_apertura, usuario_creacion, id_usuario_creacion, fuente, codigo_grupo, id_regla, razon from nuevas;
      return null;
    end $$`,
  `create or replace function plazo_asignacion() returns trigger language plpgsql as $$
    begin
      if current_setting('portal.restaura', true) is distinct from '1' then
        if tg_op = 'INSERT' then
          new.fecha_plazo := plazo_de(new.id_usuario, new.id_planestudio, new.fecha_apertura);
        elsif old.codigo_estado = 2 and new.codigo_estado = 1 then
          new.fecha_plazo := plazo_de(new.id_usuario, new.id_planestudio, new.fecha_apertura);
          new.fecha_prorroga := null;
        end if;
      end if;
      new.fecha_limite := greatest(new.fecha_plazo, new.fecha_prorroga);
      return new;
    end $$`,
  // Ratings and certificates count in the company of the person of their attempt.
  `create function mover_intento() returns trigger language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
    declare ${ZONA}
    begin
      insert into valoracion_dia (id_empresa, dia, id_tema, valoraciones, suma)
      select u.id_empresa, (new.fecha_fin at time zone zona)::date, new.id_tema, s.veces, s.veces * f.escala
      from (values (old.id_usuario, -1), (new.id_usuario, 1)) as s(id, veces) join usuario u on u.id_usuario = s.id
        join feedback f on f.id_evaluacion = new.id_evaluacion
      where new.codigo_estado = 1 and new.fecha_fin is not null;
      insert into certificado_dia (id_empresa, dia, certificados)
      select u.id_empresa, c.fecha, s.veces
      from (values (old.id_usuario, -1), (new.id_usuario, 1)) as s(id, veces) join usuario u on u.id_usuario = s.id
        join certificado c on c.id_evaluacion = new.id_evaluacion and c.codigo_estado = 1;
      return null;
    end $$`,
  `create trigger sumas_persona after update of id_usuario on evaluacion for each row
    when (old.id_usuario <> new.id_usuario) execute function mover_intento()`,
  // The sign-ins of a person who comes back: their sum went with the record.
  `create function devolver_accesos(persona integer) returns void language plpgsql as $$
    declare ${ZONA}
    begin
      insert into acceso_hora (id_empresa, dia, hora, accesos)
      select u.id_empresa, (l.fecha_creacion at time zone zona)::date, extract(hour from l.fecha_creacion at time zone zona)::smallint, 1
      from log l join usuario u on u.id_usuario = l.id_usuario and l.tabla = 'usuario' and l.tipo = 'login' where u.id_usuario = persona;
    end $$`,
];

/** Joins of people. */
export const personasUnidas: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
