import { TIPOS_CONTENIDO } from '@portal/contract/archivo';
import { useTranslations } from 'use-intl';
import { contenidos } from './contenido.queries.ts';
import { TemaField } from './TemaField.tsx';
import { ArchivoField } from '../../pieces/archivo/ArchivoField.tsx';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { SelectField } from '../../ui/form/options/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';

const SUBTITULOS = ['text/vtt'] as const;
const PREFIXES: Readonly<Record<string, string>> = { video: 'video/', audio: 'audio/', pdf: 'application/pdf', pagina: 'text/html' };

/** Returns the types of file of a kind of content; all but captions before a kind is chosen. */
const tiposOf = (codigo: unknown) =>
  TIPOS_CONTENIDO.filter((tipo) => tipo !== 'text/vtt' && tipo.startsWith(PREFIXES[String(codigo)] ?? ''));

/** /contenidoedit: one content item, at an external address or uploaded to the portal (P80). */
export function ContenidoEditScreen() {
  const t = useTranslations('contenido.edicion');
  return (
    <MasterForm
      titles={{ nuevo: t('nuevo'), editar: t('editar') }}
      queries={contenidos}
      saved={{ field: 'contenido', text: (nombre) => t('guardado', { nombre }) }}
      listPath="/contenido"
      editPath="/contenidoedit"
      inputs={{
        contenido: (props) => <TextField {...props} />,
        codigo_tipo: (props) => <SelectField placeholder={t('elija')} {...props} />,
        url: (props, form) => <ArchivoField {...props} tipos={tiposOf(form.getValues()['codigo_tipo'])} />,
        subtitulos: (props, form) => form.getValues()['codigo_tipo'] === 'video' && <ArchivoField {...props} tipos={SUBTITULOS} />,
        descripcion: (props) => <TextAreaField data-wide {...props} />,
        id_tema: (props) => <TemaField {...props} />,
        numero_orden: (props) => <NumberField {...props} />,
        codigo_estado: (props) => <CodeField {...props} />,
      }}
    />
  );
}
