import { TEXTO_PREGUNTA_MAX } from '@portal/contract/pregunta';
import { useTranslations } from 'use-intl';
import { type BorradorDe, completar, comunesDe, VACIA } from '../../edicion/borrador.ts';
import type { EdicionDe, EdicionProps } from '../../edicion/edicion-props.ts';
import { Explicaciones } from '../../edicion/Explicaciones.tsx';
import { Filas } from '../../edicion/Filas.tsx';
import { aplicar } from '../../edicion/lugares.ts';
import { Parcial } from '../../edicion/Parcial.tsx';
import { ParteField } from '../../edicion/ParteField.tsx';
import { TextAreaField } from '../../../../ui/form/TextAreaField.tsx';

type Datos = BorradorDe<'relacionar'>;

const NUEVO = { izquierda: VACIA, derecha: '' };

/** Fields of the kind: pairs of elements. */
export function Editor({ datos, onChange, campo }: EdicionProps<Datos>) {
  const t = useTranslations('pregunta.editor.pares');
  const { pares } = datos;
  return (
    <>
      <Pares datos={datos} onChange={onChange} campo={campo} />
      <Otras datos={datos} onChange={onChange} campo={campo} />
      <Parcial tipo="relacionar" value={datos.parcial} onChange={(parcial) => onChange({ ...datos, parcial })} />
      <Explicaciones
        datos={datos}
        onChange={(next) => onChange({ ...datos, ...next })}
        campo={campo}
        comentarios={pares.map((par, index) => ({
          ruta: `pares.${index}.izquierda.comentario`,
          nombre: t('nombre', { numero: index + 1 }),
          valor: par.izquierda.comentario,
          onChange: (comentario) =>
            onChange({ ...datos, pares: pares.with(index, { ...par, izquierda: { ...par.izquierda, comentario } }) }),
        }))}
      />
    </>
  );
}

function Pares({ datos, onChange, campo }: EdicionProps<Datos>) {
  const t = useTranslations('pregunta.editor.pares');
  const { pares } = datos;
  const nombre = (index: number) => t('nombre', { numero: index + 1 });
  return (
    <Filas
      titulo={t('titulo')}
      ayuda={t('ayuda')}
      items={pares}
      onLugares={(lugares) => onChange({ ...datos, pares: aplicar(pares, lugares, NUEVO) })}
      min={2}
      max={10}
      nombre={nombre}
      agregar={t('agregar')}
      error={campo('pares').error}
    >
      {(par, index) => (
        <>
          <ParteField
            nombre={nombre(index)}
            ruta={`pares.${index}.izquierda`}
            parte={par.izquierda}
            campo={campo}
            onChange={(izquierda) => onChange({ ...datos, pares: pares.with(index, { ...par, izquierda }) })}
          />
          <TextAreaField
            label={t('derecha', { numero: index + 1 })}
            required
            minRows={1}
            maxLength={TEXTO_PREGUNTA_MAX}
            value={par.derecha}
            onChange={(event) => onChange({ ...datos, pares: pares.with(index, { ...par, derecha: event.currentTarget.value }) })}
            {...campo(`pares.${index}.derecha`)}
          />
        </>
      )}
    </Filas>
  );
}

/** Further right sides, which belong to no element. */
function Otras({ datos, onChange, campo }: EdicionProps<Datos>) {
  const t = useTranslations('pregunta.editor.pares');
  const { otras } = datos;
  const nombre = (index: number) => t('otra', { numero: index + 1 });
  return (
    <Filas
      titulo={t('otras')}
      ayuda={t('otrasAyuda')}
      items={otras}
      onLugares={(lugares) => onChange({ ...datos, otras: aplicar(otras, lugares, '') })}
      min={0}
      max={5}
      nombre={nombre}
      agregar={t('agregarOtra')}
      error={campo('otras').error}
      fijas
    >
      {(otra, index) => (
        <TextAreaField
          label={nombre(index)}
          required
          minRows={1}
          maxLength={TEXTO_PREGUNTA_MAX}
          value={otra}
          onChange={(event) => onChange({ ...datos, otras: otras.with(index, event.currentTarget.value) })}
          {...campo(`otras.${index}`)}
        />
      )}
    </Filas>
  );
}

/** Returns a question of this kind that keeps what it can of another. */
export const nueva: EdicionDe<'relacionar'>['nueva'] = (previo) => ({
  tipo: 'relacionar',
  ...comunesDe(previo),
  pares: completar(previo.partes, previo.partes.length === 0 ? 3 : 2).map((izquierda) => ({ izquierda, derecha: '' })),
  otras: [],
  parcial: previo.parcial,
});
