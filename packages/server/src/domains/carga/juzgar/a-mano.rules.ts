import { message } from '@portal/messages';
import type { Campo, Escritas, JudgedFila, Persona } from '../carga.rules.ts';
import { columnaDe } from '../columnas.rules.ts';

/** Values that the last applied import of a person left. */
export type UltimaCarga = Readonly<Record<string, unknown>>;

const CAMPOS: { readonly [Name in keyof Escritas]?: Campo } = {
  nombres: 'nombre',
  apellido_paterno: 'apellido_paterno',
  apellido_materno: 'apellido_materno',
  correo_electronico: 'mail',
  telefono: 'telefono',
  trabajador: 'trabajador',
  tipo_documento: 'tipo_doc',
  numero_documento: 'n_doc',
  fecha_ingreso: 'fecha_ingreso',
  genero: 'sexo',
  codigo_jefe_inmediato: 'jefe',
  id_empresa: 'cod_empresa',
  id_centro_costo: 'ceco',
  id_departamento: 'departamento',
  id_cargo: 'puesto_trabajador',
};

/** Marks changed cells if somebody wrote the stored value by hand after the last file that changed the person. */
export function markAMano(
  judged: readonly JudgedFila[],
  personas: ReadonlyMap<number, Persona>,
  ultimas: ReadonlyMap<number, UltimaCarga>,
): JudgedFila[] {
  return judged.map((each) => {
    if (each.verdict.estado !== 'cambiada') return each;
    const { datos } = each.verdict;
    const persona = personas.get(datos.id ?? 0);
    const ultima = ultimas.get(datos.id ?? 0);
    if (!persona || !ultima) return each;
    const columnas = Object.entries(CAMPOS).flatMap(([columna, campo]) => {
      const name = columna as keyof typeof CAMPOS;
      return name in datos && columna in ultima && ultima[columna] !== persona[name] ? [columnaDe(campo)] : [];
    });
    if (columnas.length === 0) return each;
    return { ...each, avisos: [...(each.avisos ?? []), message('usuario.importacion.aMano', { columnas: columnas.join(', ') })] };
  });
}
