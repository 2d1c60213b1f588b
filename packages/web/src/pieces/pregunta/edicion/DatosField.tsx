import { TIPOS_PREGUNTA, type TipoPregunta } from '@portal/contract/pregunta';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type Borrador, tienePartes } from './borrador.ts';
import styles from './edicion.module.css';
import { type Campo, erroresDeImagen } from './edicion-props.ts';
import { errorsToClear } from './errores.ts';
import { ImagenField } from '../imagen/ImagenField.tsx';
import { cambiarTipo, TipoEditor } from '../tipos/editor.tsx';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import type { MasterFormState } from '../../../ui/master/master-form-props.ts';

/** Returns the content of the question that a form holds. */
export const borradorOf = (form: MasterFormState): Borrador => form.getValues()['datos'] as Borrador;

/** Returns the state of the fields of `datos`, and its change, which takes the errors from what changed. */
function useDatos(form: MasterFormState) {
  const datos = borradorOf(form);
  const campo = (ruta: string): Campo => {
    const { error, onBlur } = form.getInputProps(`datos.${ruta}`) as Campo;
    return { error, ...(onBlur && { onBlur }) };
  };
  const onChange = (next: Borrador) => {
    for (const field of errorsToClear(Object.keys(form.errors), datos, next)) form.clearFieldError(field);
    form.setFieldValue('datos', next);
  };
  return { datos, campo, onChange };
}

/** Choice of the kind of a question, which keeps the texts. */
export function TipoField({ form }: { readonly form: MasterFormState }) {
  const t = useTranslations('pregunta');
  const labels = useTranslations('comun.opciones.tipoPregunta');
  const { datos, onChange } = useDatos(form);
  const antes = useRef<Borrador>(undefined);
  const choose = (tipo: TipoPregunta) => {
    if (tipo === datos.tipo) return;
    if (tienePartes(datos)) antes.current = datos;
    onChange(cambiarTipo(datos, tipo, antes.current));
  };
  return (
    <SelectField
      data-late
      label={t('campos.tipo')}
      help={t(`editor.deTipo.${datos.tipo}`)}
      allowDeselect={false}
      data={TIPOS_PREGUNTA.map((value) => ({ value, label: labels(value) }))}
      value={datos.tipo}
      onChange={(value) => value && choose(value as TipoPregunta)}
      renderOption={({ option }) => (
        <span className={styles.tipo}>
          {option.label}
          <small>{t(`editor.deTipo.${option.value as TipoPregunta}`)}</small>
        </span>
      )}
    />
  );
}

/** Picture and content of a question with the key. */
export function DatosField({ form }: { readonly form: MasterFormState }) {
  const t = useTranslations('pregunta.editor');
  const { datos, campo, onChange } = useDatos(form);
  return (
    <>
      <ImagenField
        label={t('imagen')}
        value={datos.imagen}
        onChange={(imagen) => onChange({ ...datos, imagen })}
        errors={erroresDeImagen(campo, 'imagen')}
      />
      <TipoEditor datos={datos} campo={campo} onChange={onChange} />
    </>
  );
}
