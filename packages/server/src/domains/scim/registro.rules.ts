import type { Cambios } from './cambios.rules.ts';
import { dayOf, generoOf, idiomaOf } from './persona.rules.ts';
import type { PersonaGuardada } from './recurso.rules.ts';

/** Returns the values of a person that SCIM writes as they come; absent ones stay out. */
export function valuesOf(cambios: Cambios): Record<string, unknown> {
  const { correo_electronico, correo_secundario, telefono, apellido_materno, trabajador, idioma, genero, fecha_ingreso } = cambios;
  const values = {
    correo_electronico,
    correo_secundario,
    telefono,
    trabajador,
    apellido_materno: apellido_materno === null ? '' : apellido_materno,
    idioma: idioma === undefined ? undefined : idiomaOf(idioma),
    genero: genero === undefined ? undefined : generoOf(genero),
    fecha_ingreso: fecha_ingreso === undefined ? undefined : dayOf(fecha_ingreso),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Returns what places a person in their company, by text and code. */
export const placesOf = ({ cargo, departamento, codigo_centro_costo }: PersonaGuardada): Cambios => ({
  ...(cargo && { cargo }),
  ...(departamento && { departamento }),
  ...(codigo_centro_costo && { centro_costo: codigo_centro_costo }),
});

/** Returns a stored record as the form would send it. */
export const recordOf = (stored: PersonaGuardada) => ({
  tipo_documento: stored.tipo_documento,
  numero_documento: stored.numero_documento,
  codigo_usuario: stored.codigo_usuario,
  nombres: stored.nombres,
  apellido_paterno: stored.apellido_paterno,
  apellido_materno: stored.apellido_materno,
  correo_electronico: stored.correo_electronico,
  correo_secundario: stored.correo_secundario,
  telefono: stored.telefono,
  genero: stored.genero,
  idioma: stored.idioma,
  id_empresa: stored.id_empresa,
  id_centro_costo: stored.id_centro_costo,
  id_departamento: stored.id_departamento,
  id_cargo: stored.id_cargo,
  codigo_grupo: stored.codigo_grupo,
  codigo_jefe_inmediato: stored.codigo_jefe_inmediato,
  trabajador: stored.trabajador,
  fecha_ingreso: stored.fecha_ingreso,
});

/** Returns whether a save would change anything. */
export function differs(after: Record<string, unknown>, stored: PersonaGuardada): boolean {
  const before: Record<string, unknown> = recordOf(stored);
  return Object.keys(before).some((name) => (after[name] ?? null) !== before[name]);
}
