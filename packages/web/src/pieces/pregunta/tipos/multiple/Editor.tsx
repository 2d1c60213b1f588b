import { Checkbox } from '@mantine/core';
import { nombraLugares } from '@portal/contract/pregunta';
import { useTranslations } from 'use-intl';
import { type BorradorDe, completar, comunesDe } from '../../edicion/borrador.ts';
import type { EdicionDe, EdicionProps } from '../../edicion/edicion-props.ts';
import { Explicaciones } from '../../edicion/Explicaciones.tsx';
import { type Lugares, seguir } from '../../edicion/lugares.ts';
import { Opciones, OrdenFijo, useNombreDeOpcion } from '../../edicion/Opciones.tsx';
import { Parcial } from '../../edicion/Parcial.tsx';

type Datos = BorradorDe<'multiple'>;

const seguirTodas = (lugares: Lugares, correctas: readonly number[]): number[] =>
  correctas.flatMap((each) => seguir(lugares, each) ?? []).toSorted((a, b) => a - b);

/** Fields of the kind: one or more right options of 2 to 10. */
export function Editor({ datos, onChange, campo }: EdicionProps<Datos>) {
  const t = useTranslations('pregunta.editor.correctas');
  const nombre = useNombreDeOpcion();
  const { opciones, correctas } = datos;
  const marcar = (place: number, on: boolean) =>
    onChange({ ...datos, correctas: on ? [...correctas, place].toSorted((a, b) => a - b) : correctas.filter((each) => each !== place) });
  return (
    <>
      <Opciones
        datos={datos}
        campo={campo}
        ayuda={t('ayuda')}
        correcta={(index) => correctas.includes(index + 1)}
        error={campo('correctas').error && t('faltan')}
        onOpciones={(next, lugares) => onChange({ ...datos, ...next, correctas: lugares ? seguirTodas(lugares, correctas) : correctas })}
        marca={(index, opcion) => (
          <Checkbox
            label={t('es')}
            aria-label={t('esOpcion', { opcion })}
            checked={correctas.includes(index + 1)}
            onChange={(event) => marcar(index + 1, event.currentTarget.checked)}
          />
        )}
      />
      <OrdenFijo value={datos.orden_fijo} onChange={(orden_fijo) => onChange({ ...datos, orden_fijo })} />
      <Parcial tipo="multiple" value={datos.parcial} onChange={(parcial) => onChange({ ...datos, parcial })} />
      <Explicaciones
        datos={datos}
        onChange={(next) => onChange({ ...datos, ...next })}
        campo={campo}
        comentarios={opciones.map((opcion, index) => ({
          ruta: `opciones.${index}.comentario`,
          nombre: nombre(index),
          valor: opcion.comentario,
          onChange: (comentario) => onChange({ ...datos, opciones: opciones.with(index, { ...opcion, comentario }) }),
        }))}
      />
    </>
  );
}

/** Returns a question of this kind that keeps what it can of another. */
export const nueva: EdicionDe<'multiple'>['nueva'] = (previo) => {
  const opciones = completar(previo.partes, previo.partes.length === 0 ? 4 : 2);
  const orden_fijo = nombraLugares(opciones.map(({ texto }) => texto));
  return { tipo: 'multiple', ...comunesDe(previo), opciones, correctas: [...previo.correctas], orden_fijo, parcial: previo.parcial };
};
