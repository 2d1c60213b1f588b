import { useTranslations } from 'use-intl';
import { type BorradorDe, completar, comunesDe, VACIA } from '../../edicion/borrador.ts';
import type { EdicionDe, EdicionProps } from '../../edicion/edicion-props.ts';
import { Explicaciones } from '../../edicion/Explicaciones.tsx';
import { Filas } from '../../edicion/Filas.tsx';
import { aplicar } from '../../edicion/lugares.ts';
import { Parcial } from '../../edicion/Parcial.tsx';
import { ParteField } from '../../edicion/ParteField.tsx';

type Datos = BorradorDe<'ordenar'>;

const MIN = 3;

/** Fields of the kind: elements in their right order. */
export function Editor({ datos, onChange, campo }: EdicionProps<Datos>) {
  const t = useTranslations('pregunta.editor.elementos');
  const { elementos } = datos;
  const nombre = (index: number) => t('nombre', { numero: index + 1 });
  return (
    <>
      <Filas
        titulo={t('titulo')}
        ayuda={t('ayuda')}
        items={elementos}
        onLugares={(lugares) => onChange({ ...datos, elementos: aplicar(elementos, lugares, VACIA) })}
        min={MIN}
        max={10}
        nombre={nombre}
        agregar={t('agregar')}
        error={campo('elementos').error}
      >
        {(elemento, index) => (
          <ParteField
            nombre={nombre(index)}
            ruta={`elementos.${index}`}
            parte={elemento}
            campo={campo}
            onChange={(next) => onChange({ ...datos, elementos: elementos.with(index, next) })}
          />
        )}
      </Filas>
      <Parcial tipo="ordenar" value={datos.parcial} onChange={(parcial) => onChange({ ...datos, parcial })} />
      <Explicaciones
        datos={datos}
        onChange={(next) => onChange({ ...datos, ...next })}
        campo={campo}
        comentarios={elementos.map((elemento, index) => ({
          ruta: `elementos.${index}.comentario`,
          nombre: nombre(index),
          valor: elemento.comentario,
          onChange: (comentario) => onChange({ ...datos, elementos: elementos.with(index, { ...elemento, comentario }) }),
        }))}
      />
    </>
  );
}

/** Returns a question of this kind that keeps what it can of another. */
export const nueva: EdicionDe<'ordenar'>['nueva'] = (previo) => ({
  tipo: 'ordenar',
  ...comunesDe(previo),
  elementos: completar(previo.partes, MIN),
  parcial: previo.parcial,
});
