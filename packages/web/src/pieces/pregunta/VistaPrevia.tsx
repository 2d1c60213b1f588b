import {
  type DatosPregunta,
  imagenesDePregunta,
  type ImagenPregunta,
  mostrarPregunta,
  partesDe,
  type Respuesta,
} from '@portal/contract/pregunta';
import { Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { borradorOf } from './edicion/DatosField.tsx';
import { useImagenes } from './imagen/imagen.queries.ts';
import styles from './pregunta.module.css';
import { QuestionFrame } from './tipos/QuestionFrame.tsx';
import { RESPONDERS } from './tipos/responder.tsx';
import { Folded } from '../../ui/page/Folded.tsx';
import type { MasterFormState } from '../../ui/master/master-form-props.ts';

/** Question of a form as a learner will see it, behind its title: it can be tried, and nothing is stored. */
export function VistaPrevia({ form }: { readonly form: MasterFormState }) {
  const t = useTranslations('pregunta.editor.previa');
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.previa}>
      <Folded title={t('titulo')} open={open} onFold={setOpen}>
        {open && (
          <>
            <p className={styles.hint}>{t('texto')}</p>
            <Cuerpo form={form} />
          </>
        )}
      </Folded>
    </div>
  );
}

/** Order that an attempt may show: not the stored one, because that is the key of some kinds. */
const turned = (count: number): number[] => Array.from({ length: count }, (_, index) => ((index + 1) % count) + 1);

function Cuerpo({ form }: { readonly form: MasterFormState }) {
  // The preview asks for no key, which may still be missing.
  const datos = borradorOf(form) as DatosPregunta;
  const { pregunta } = form.getValues();
  const partes = partesDe(datos);
  const urls = useImagenes([...new Set(imagenesDePregunta(datos).map(({ id_archivo }) => id_archivo))]);
  const imagen = ({ id_archivo, descripcion }: ImagenPregunta) => ({ url: urls.get(id_archivo) ?? '', descripcion });
  const [given, setGiven] = useState<{ readonly de: string; readonly respuesta: Respuesta }>();
  const { tipo, mostrado } = mostrarPregunta(datos, { orden: turned(partes), imagen });
  const Responder = RESPONDERS[tipo];
  const de = `${tipo} ${partes}`;
  return (
    <QuestionFrame text={typeof pregunta === 'string' ? pregunta : ''} imagen={mostrado.imagen}>
      <Suspense fallback={<Skeleton height={200} aria-busy="true" />}>
        <Responder
          key={de}
          mostrado={mostrado}
          value={given?.de === de ? given.respuesta : undefined}
          onChange={(respuesta) => setGiven({ de, respuesta })}
        />
      </Suspense>
    </QuestionFrame>
  );
}
