import { nombraLugares, OPCIONES_MAX, type Parte } from '@portal/contract/pregunta';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { VACIA } from './borrador.ts';
import type { Campo } from './edicion-props.ts';
import { Filas } from './Filas.tsx';
import { aplicar, type Lugares } from './lugares.ts';
import { ParteField } from './ParteField.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';

const letraDe = (index: number): string => 'ABCDEFGHIJ'.charAt(index);

/** Returns the name of an option by its place: «Respuesta A». */
export function useNombreDeOpcion(): (index: number) => string {
  const t = useTranslations('pregunta.editor');
  return (index) => t('opcion', { letra: letraDe(index) });
}

/** Options that a learner chooses of. */
export interface ConOpciones {
  readonly opciones: Parte[];
  readonly orden_fijo: boolean;
}

const textos = (opciones: readonly Parte[]) => opciones.map(({ texto }) => texto);

/** Returns the options with the order that follows from their texts, unless the author chose another. */
function conOpciones(antes: ConOpciones, opciones: Parte[]): ConOpciones {
  const own = antes.orden_fijo !== nombraLugares(textos(antes.opciones));
  return { opciones, orden_fijo: own ? antes.orden_fijo : nombraLugares(textos(opciones)) };
}

interface Props {
  readonly datos: ConOpciones;
  /** Takes the options; `lugares` after one was added, moved or removed. */
  readonly onOpciones: (next: ConOpciones, lugares?: Lugares) => void;
  readonly campo: (ruta: string) => Campo;
  readonly ayuda: string;
  readonly correcta: (index: number) => boolean;
  readonly error: ReactNode;
  /** Radio or checkbox that marks an option as right. */
  readonly marca: (index: number, nombre: string) => ReactNode;
}

/** Options of a question, each with the mark of the right ones. */
export function Opciones({ datos, onOpciones, campo, ayuda, correcta, error, marca }: Props) {
  const t = useTranslations('pregunta');
  const nombre = useNombreDeOpcion();
  const { opciones } = datos;
  return (
    <Filas
      titulo={t('opciones.titulo')}
      ayuda={ayuda}
      items={opciones}
      onLugares={(lugares) => onOpciones(conOpciones(datos, aplicar(opciones, lugares, VACIA)), lugares)}
      min={2}
      max={OPCIONES_MAX}
      nombre={nombre}
      agregar={t('editor.agregarOpcion')}
      correcta={correcta}
      error={error ?? campo('opciones').error}
    >
      {(opcion, index) => (
        <>
          <ParteField
            nombre={nombre(index)}
            ruta={`opciones.${index}`}
            parte={opcion}
            campo={campo}
            onChange={(next) => onOpciones(conOpciones(datos, opciones.with(index, next)))}
          />
          {marca(index, nombre(index))}
        </>
      )}
    </Filas>
  );
}

/** Choice that the options keep their order. */
export function OrdenFijo({ value, onChange }: { readonly value: boolean; readonly onChange: (value: boolean) => void }) {
  const t = useTranslations('pregunta.editor');
  return (
    <CheckboxField
      label={t('ordenFijo')}
      help={t('ordenFijoTexto')}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
