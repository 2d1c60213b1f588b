import { TEXTO_CORTO_MAX } from '@portal/contract/pregunta';
import { useTranslations } from 'use-intl';
import { type BorradorDe, comunesDe, textosCorrectos } from '../../edicion/borrador.ts';
import type { EdicionDe, EdicionProps } from '../../edicion/edicion-props.ts';
import { Explicaciones } from '../../edicion/Explicaciones.tsx';
import { Filas } from '../../edicion/Filas.tsx';
import { aplicar } from '../../edicion/lugares.ts';
import { CheckboxField } from '../../../../ui/form/CheckboxField.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';

type Datos = BorradorDe<'corta'>;

const MAX = 20;

/** Fields of the kind: a short text in one of the accepted spellings. */
export function Editor({ datos, onChange, campo }: EdicionProps<Datos>) {
  const t = useTranslations('pregunta.editor.aceptadas');
  const { aceptadas } = datos;
  const nombre = (index: number) => t('nombre', { numero: index + 1 });
  return (
    <>
      <Filas
        titulo={t('titulo')}
        ayuda={t('ayuda')}
        items={aceptadas}
        onLugares={(lugares) => onChange({ ...datos, aceptadas: aplicar(aceptadas, lugares, '') })}
        min={1}
        max={MAX}
        nombre={nombre}
        agregar={t('agregar')}
        error={campo('aceptadas').error}
      >
        {(aceptada, index) => (
          <TextField
            label={nombre(index)}
            required
            maxLength={TEXTO_CORTO_MAX}
            value={aceptada}
            onChange={(event) => onChange({ ...datos, aceptadas: aceptadas.with(index, event.currentTarget.value) })}
            {...campo(`aceptadas.${index}`)}
          />
        )}
      </Filas>
      <CheckboxField
        label={t('exacta')}
        help={t('exactaTexto')}
        checked={datos.exacta}
        onChange={(event) => onChange({ ...datos, exacta: event.currentTarget.checked })}
      />
      <Explicaciones datos={datos} onChange={(next) => onChange({ ...datos, ...next })} campo={campo} />
    </>
  );
}

/** Returns a question of this kind that keeps what it can of another. */
export const nueva: EdicionDe<'corta'>['nueva'] = (previo) => {
  const textos = textosCorrectos(previo).slice(0, MAX);
  return { tipo: 'corta', ...comunesDe(previo), aceptadas: textos.length > 0 ? textos : [''], exacta: false };
};
