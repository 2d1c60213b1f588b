import { Radio } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type BorradorDe, comunesDe } from '../../edicion/borrador.ts';
import styles from '../../edicion/edicion.module.css';
import type { EdicionDe, EdicionProps } from '../../edicion/edicion-props.ts';
import { usePalabras } from '../use-palabras.ts';
import { Explicaciones } from '../../edicion/Explicaciones.tsx';

type Datos = BorradorDe<'verdadero_falso'>;

const CASOS = [
  { value: true, palabra: 'verdadero', ruta: 'comentario_verdadero' },
  { value: false, palabra: 'falso', ruta: 'comentario_falso' },
] as const;

/** Fields of the kind: a sentence that is true or false. */
export function Editor({ datos, onChange, campo }: EdicionProps<Datos>) {
  const t = useTranslations('pregunta.editor.frase');
  const palabras = usePalabras();
  const id = useId();
  const { error } = campo('correcta');
  return (
    <>
      <fieldset data-wide className={styles.filas} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={styles.titulo}>{t('titulo')}</legend>
        <div className={styles.opciones}>
          {CASOS.map(({ value, palabra }) => (
            <Radio
              key={palabra}
              name={id}
              label={palabras[palabra]}
              checked={datos.correcta === value}
              aria-invalid={Boolean(error)}
              onChange={() => onChange({ ...datos, correcta: value })}
            />
          ))}
        </div>
        {error && (
          <p id={`${id}-error`} className={styles.error} role="alert">
            {t('falta')}
          </p>
        )}
      </fieldset>
      <Explicaciones
        datos={datos}
        onChange={(next) => onChange({ ...datos, ...next })}
        campo={campo}
        comentarios={CASOS.map(({ palabra, ruta }) => ({
          ruta,
          nombre: palabras[palabra],
          valor: datos[ruta],
          onChange: (comentario) => onChange({ ...datos, [ruta]: comentario }),
        }))}
      />
    </>
  );
}

/** Returns a question of this kind that keeps what it can of another. */
export const nueva: EdicionDe<'verdadero_falso'>['nueva'] = (previo) => ({ tipo: 'verdadero_falso', ...comunesDe(previo), correcta: null });
