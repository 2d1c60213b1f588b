import type { TipoPregunta } from '@portal/contract/pregunta';
import type { ComponentType, ReactNode } from 'react';
import type { Borrador, BorradorDe, Previo } from './borrador.ts';

/** Error of a field, and the check when it loses the focus. */
export interface Campo {
  readonly error?: ReactNode;
  readonly onBlur?: () => void;
}

/** Returns the refusals of a picture by its path. */
export const erroresDeImagen = (campo: (ruta: string) => Campo, ruta: string) => {
  const [imagen, descripcion] = ['id_archivo', 'descripcion'].map((name) => {
    const { error } = campo(`${ruta}.${name}`);
    return typeof error === 'string' ? error : undefined;
  });
  return { imagen, descripcion };
};

/** Props of the editor of one kind. */
export interface EdicionProps<Datos = Borrador> {
  readonly datos: Datos;
  readonly onChange: (datos: Datos) => void;
  /** Returns the state of a field by its path in `datos`: `opciones.1.texto`. */
  readonly campo: (ruta: string) => Campo;
}

/** Comment of the author beside one part of a question. */
export interface Comentario {
  /** Path in `datos`. */
  readonly ruta: string;
  /** Name of the part. */
  readonly nombre: string;
  readonly valor: string | undefined;
  readonly onChange: (comentario: string) => void;
}

/** Author's side of one kind. */
export interface EdicionDe<T extends TipoPregunta> {
  /** Fields of the kind. */
  readonly Editor: ComponentType<EdicionProps<BorradorDe<T>>>;
  /** Returns a question of this kind that keeps what it can of another. */
  readonly nueva: (previo: Previo) => BorradorDe<T>;
}
