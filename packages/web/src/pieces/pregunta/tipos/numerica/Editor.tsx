import { leerDecimal } from '@portal/contract/pregunta';
import { useTranslations } from 'use-intl';
import { type BorradorDe, comunesDe, textosCorrectos } from '../../edicion/borrador.ts';
import styles from '../../edicion/edicion.module.css';
import type { EdicionDe, EdicionProps } from '../../edicion/edicion-props.ts';
import { Explicaciones } from '../../edicion/Explicaciones.tsx';
import { Filas } from '../../edicion/Filas.tsx';
import { aplicar } from '../../edicion/lugares.ts';
import { TextField } from '../../../../ui/form/TextField.tsx';

type Datos = BorradorDe<'numerica'>;

const NUEVO = { valor: '', tolerancia: '0' };
const MAX = 10;

/** Fields of the kind: a number within a tolerance. */
export function Editor({ datos, onChange, campo }: EdicionProps<Datos>) {
  const t = useTranslations('pregunta.editor.valores');
  const { valores } = datos;
  const nombre = (index: number) => t('nombre', { numero: index + 1 });
  return (
    <>
      <Filas
        titulo={t('titulo')}
        ayuda={t('ayuda')}
        items={valores}
        onLugares={(lugares) => onChange({ ...datos, valores: aplicar(valores, lugares, NUEVO) })}
        min={1}
        max={MAX}
        nombre={nombre}
        agregar={t('agregar')}
        error={campo('valores').error}
        fijas
      >
        {(valor, index) => (
          <div className={styles.dos}>
            <TextField
              label={nombre(index)}
              required
              inputMode="decimal"
              value={valor.valor}
              onChange={(event) => onChange({ ...datos, valores: valores.with(index, { ...valor, valor: event.currentTarget.value }) })}
              {...campo(`valores.${index}.valor`)}
            />
            <TextField
              label={t('tolerancia', { numero: index + 1 })}
              inputMode="decimal"
              value={valor.tolerancia}
              onChange={(event) =>
                onChange({ ...datos, valores: valores.with(index, { ...valor, tolerancia: event.currentTarget.value }) })
              }
              {...campo(`valores.${index}.tolerancia`)}
            />
          </div>
        )}
      </Filas>
      <TextField
        label={t('unidad')}
        help={t('unidadAyuda')}
        maxLength={20}
        value={datos.unidad ?? ''}
        onChange={(event) => onChange({ ...datos, unidad: event.currentTarget.value })}
        {...campo('unidad')}
      />
      <Explicaciones
        datos={datos}
        onChange={(next) => onChange({ ...datos, ...next })}
        campo={campo}
        comentarios={valores.map((valor, index) => ({
          ruta: `valores.${index}.comentario`,
          nombre: nombre(index),
          valor: valor.comentario,
          onChange: (comentario) => onChange({ ...datos, valores: valores.with(index, { ...valor, comentario }) }),
        }))}
      />
    </>
  );
}

/** Returns a question of this kind that keeps what it can of another. */
export const nueva: EdicionDe<'numerica'>['nueva'] = (previo) => {
  const numeros = textosCorrectos(previo).filter((texto) => leerDecimal(texto));
  const valores = numeros.slice(0, MAX).map((valor) => ({ ...NUEVO, valor }));
  return { tipo: 'numerica', ...comunesDe(previo), valores: valores.length > 0 ? valores : [NUEVO] };
};
