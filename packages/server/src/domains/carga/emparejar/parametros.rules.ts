import type { FilaLeida, ParametroNombrado } from '../carga.rules.ts';

/** Parameters that a row names, by their place in `Nombrados.lista`; undefined for an empty cell. */
export interface Nombres {
  readonly ceco: number | undefined;
  readonly departamento: number | undefined;
  readonly cargo: number | undefined;
}

/** Every parameter that the file names, each once. */
export interface Nombrados {
  readonly lista: readonly ParametroNombrado[];
  /** Adds those of a row. A cost centre belongs to the company of the row; a new company has a negative id. */
  readonly add: (text: FilaLeida['text'], id_empresa: number | null) => Nombres;
}

/** Collects the parameters that the rows name. */
export function collectNombrados(): Nombrados {
  const lista: ParametroNombrado[] = [];
  const places = new Map<string, number>();
  const place = (nombrado: ParametroNombrado): number => {
    const key = JSON.stringify([nombrado.clave, nombrado.id_empresa, nombrado.codigo, nombrado.parametro]);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, lista.length);
    return lista.push(nombrado) - 1;
  };
  const byText = (clave: 'departamento' | 'cargo', parametro: string) =>
    parametro === '' ? undefined : place({ clave, id_empresa: null, codigo: null, parametro });
  const add: Nombrados['add'] = (text, id_empresa) => {
    const [codigo, parametro] = [text('ceco'), text('desc_ceco')];
    const named = codigo !== '' || parametro !== '';
    return {
      ceco: named ? place({ clave: 'centro_costo', id_empresa, codigo: codigo || null, parametro }) : undefined,
      departamento: byText('departamento', text('departamento')),
      cargo: byText('cargo', text('puesto_trabajador')),
    };
  };
  return { lista, add };
}
