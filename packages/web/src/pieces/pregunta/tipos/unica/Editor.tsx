import { Radio } from '@mantine/core';
import { nombraLugares } from '@portal/contract/pregunta';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type BorradorDe, completar, comunesDe } from '../../edicion/borrador.ts';
import type { EdicionDe, EdicionProps } from '../../edicion/edicion-props.ts';
import { Explicaciones } from '../../edicion/Explicaciones.tsx';
import { seguir } from '../../edicion/lugares.ts';
import { Opciones, OrdenFijo, useNombreDeOpcion } from '../../edicion/Opciones.tsx';

type Datos = BorradorDe<'unica'>;

/** Fields of the kind: one right option of 2 to 10. */
export function Editor({ datos, onChange, campo }: EdicionProps<Datos>) {
  const t = useTranslations('pregunta.opciones');
  const nombre = useNombreDeOpcion();
  const name = useId();
  const { opciones, correcta } = datos;
  return (
    <>
      <Opciones
        datos={datos}
        campo={campo}
        ayuda={t('ayuda')}
        correcta={(index) => correcta === index + 1}
        error={campo('correcta').error && t('faltaCorrecta')}
        onOpciones={(next, lugares) => onChange({ ...datos, ...next, correcta: lugares ? seguir(lugares, correcta) : correcta })}
        marca={(index, opcion) => (
          <Radio
            name={name}
            label={t('esCorrecta')}
            aria-label={t('correctaEs', { opcion })}
            checked={correcta === index + 1}
            onChange={() => onChange({ ...datos, correcta: index + 1 })}
          />
        )}
      />
      <OrdenFijo value={datos.orden_fijo} onChange={(orden_fijo) => onChange({ ...datos, orden_fijo })} />
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
export const nueva: EdicionDe<'unica'>['nueva'] = (previo) => {
  const opciones = completar(previo.partes, previo.partes.length === 0 ? 4 : 2);
  const [correcta = null] = previo.correctas.length === 1 ? previo.correctas : [];
  return { tipo: 'unica', ...comunesDe(previo), opciones, correcta, orden_fijo: nombraLugares(opciones.map(({ texto }) => texto)) };
};
