import type { TipoPregunta } from '@portal/contract/pregunta';
import * as corta from './corta/Editor.tsx';
import * as multiple from './multiple/Editor.tsx';
import * as numerica from './numerica/Editor.tsx';
import * as ordenar from './ordenar/Editor.tsx';
import * as relacionar from './relacionar/Editor.tsx';
import * as unica from './unica/Editor.tsx';
import * as verdaderoFalso from './verdadero-falso/Editor.tsx';
import { type Borrador, previoDe, SIN_NADA, tienePartes } from '../edicion/borrador.ts';
import type { EdicionDe, EdicionProps } from '../edicion/edicion-props.ts';

/** Author's side of every kind; its only switch in the client. */
const EDICIONES: { readonly [T in TipoPregunta]: EdicionDe<T> } = {
  unica,
  multiple,
  verdadero_falso: verdaderoFalso,
  numerica,
  corta,
  relacionar,
  ordenar,
};

interface Edicion {
  readonly Editor: (props: EdicionProps) => React.ReactNode;
  readonly nueva: EdicionDe<TipoPregunta>['nueva'];
}

const edicionDe = (tipo: TipoPregunta) => EDICIONES[tipo] as unknown as Edicion;

/** Fields of a question of any kind. */
export function TipoEditor(props: EdicionProps) {
  const { Editor } = edicionDe(props.datos.tipo);
  return <Editor {...props} />;
}

/** Returns an empty question of a kind. */
export const preguntaVacia = (tipo: TipoPregunta): Borrador => edicionDe(tipo).nueva(SIN_NADA);

/**
 * Returns a question as one of another kind, with the texts that this can keep. `antes`: the last one with parts; its texts come back after a kind
 * without any.
 */
export function cambiarTipo(datos: Borrador, tipo: TipoPregunta, antes: Borrador | undefined): Borrador {
  const source = !tienePartes(datos) && antes ? antes : datos;
  const { imagen, explicacion } = datos;
  if (source.tipo === tipo) return { ...source, imagen, explicacion };
  return edicionDe(tipo).nueva({ ...previoDe(source), imagen, explicacion });
}
