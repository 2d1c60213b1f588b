import { type Parte, TEXTO_PREGUNTA_MAX } from '@portal/contract/pregunta';
import { useTranslations } from 'use-intl';
import { type Campo, erroresDeImagen } from './edicion-props.ts';
import { ImagenField } from '../imagen/ImagenField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';

interface Props {
  readonly nombre: string;
  /** Path of the part in `datos`. */
  readonly ruta: string;
  readonly parte: Parte;
  readonly onChange: (parte: Parte) => void;
  readonly campo: (ruta: string) => Campo;
}

/** Text and picture of an option, element or left side; one of them is enough. */
export function ParteField({ nombre, ruta, parte, onChange, campo }: Props) {
  const t = useTranslations('pregunta.editor');
  return (
    <>
      <TextAreaField
        label={nombre}
        required={!parte.imagen}
        minRows={2}
        maxLength={TEXTO_PREGUNTA_MAX}
        value={parte.texto}
        onChange={(event) => onChange({ ...parte, texto: event.currentTarget.value })}
        {...campo(`${ruta}.texto`)}
      />
      <ImagenField
        value={parte.imagen}
        onChange={(imagen) => onChange({ ...parte, imagen })}
        label={t('imagenDe', { nombre })}
        errors={erroresDeImagen(campo, `${ruta}.imagen`)}
      />
    </>
  );
}
