import { Tabs } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { IconEye, IconPlayerPlay } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { temas } from '../../../pieces/tema/tema-master.queries.ts';
import { TemaChecklist } from './TemaChecklist.tsx';
import { temaInputs } from './tema-inputs.tsx';
import { PreguntasField } from './PreguntasField.tsx';
import { href } from '../../../core/router/paths.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { FormGroup } from '../../../ui/form/FormGroup.tsx';
import { FormSkeleton } from '../../../ui/page/skeletons.tsx';
import { MasterForm } from '../../../ui/master/MasterForm.tsx';

const PaqueteTab = lazy(() => import('../paquete/PaqueteTab.tsx').then((module) => ({ default: module.PaqueteTab })));

/** New topics are in development (P70). */
const INITIAL = { codigo_estado: 0, explicaciones: 1 };

/** Fields of the tab Datos by subject. */
const GROUPS = [
  { title: 'identidad', fields: ['codigo', 'titulo', 'codigo_estado', 'codigo_categoria', 'descripcion', 'etiquetas', 'id_empresa'] },
  { title: 'material', fields: ['contenido', 'contenido_complementario', 'duracion'] },
  { title: 'cuestionario', fields: ['numero_preguntas', 'notaminima', 'explicaciones'] },
  { title: 'reglas', fields: ['referencia', 'indicador_obligatorio'] },
] as const;

/** /temaedit: a topic with its tabs Datos and Preguntas Vinculadas (P77), saved together, and its package, which is used at once. */
export function TemaEditScreen() {
  const t = useTranslations('tema');
  const { id } = useScreenSearch('/temaedit');
  return (
    <MasterForm
      titles={{ nuevo: t('edicion.nuevo'), editar: t('edicion.editar') }}
      queries={temas}
      initial={INITIAL}
      saved={{ field: 'titulo', text: (nombre) => t('edicion.guardado', { nombre }) }}
      removal={t('edicion.eliminar')}
      listPath="/tema"
      editPath="/temaedit"
      actions={id !== undefined && <Actions id={id} />}
      inputs={{
        ...temaInputs(id),
        preguntas: (props, form) => <PreguntasField {...props} id={id} owner={form.getValues()['id_empresa']} />,
      }}
    >
      {({ control, form }) => (
        <>
          <TemaTabs
            errors={form.errors}
            preguntas={control('preguntas')}
            paquete={
              <Suspense fallback={<FormSkeleton />}>
                <PaqueteTab id={id} />
              </Suspense>
            }
            datos={GROUPS.map(({ title, fields }) => (
              <FormGroup key={title} title={t(`edicion.grupos.${title}`)}>
                {fields.map(control)}
              </FormGroup>
            ))}
          />
          <TemaChecklist id={id} values={form.values} />
        </>
      )}
    </MasterForm>
  );
}

interface TabsProps {
  errors: FormErrors;
  datos: ReactNode;
  preguntas: ReactNode;
  paquete: ReactNode;
}

/** Tabs of one form; a refused save opens the tab of the first error. */
function TemaTabs({ errors, datos, preguntas, paquete }: TabsProps) {
  const t = useTranslations('tema');
  const pestana = useTranslations('paquete.autor')('pestana');
  const [tab, setTab] = useState<string | null>('datos');
  const [seen, setSeen] = useState(errors);
  const [packaged, setPackaged] = useState(false);
  if (errors !== seen) {
    setSeen(errors);
    const [first] = Object.keys(errors);
    if (first) setTab(first === 'preguntas' ? first : 'datos');
  }
  const open = (next: string | null) => {
    setTab(next);
    if (next === 'paquete') setPackaged(true);
  };
  return (
    <Tabs value={tab} onChange={open}>
      <Tabs.List mb="md">
        <Tabs.Tab value="datos">{t('edicion.datos')}</Tabs.Tab>
        <Tabs.Tab value="preguntas">{t('campos.preguntas')}</Tabs.Tab>
        <Tabs.Tab value="paquete">{pestana}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="datos">{datos}</Tabs.Panel>
      <Tabs.Panel value="preguntas">{preguntas}</Tabs.Panel>
      {/* Read when it is first shown; then it stays, with an upload that runs. */}
      <Tabs.Panel value="paquete">{packaged && paquete}</Tabs.Panel>
    </Tabs>
  );
}

function Actions({ id }: { id: number }) {
  const t = useTranslations('tema.edicion');
  return (
    <>
      <LinkButton {...href('/temareview', { id })} variant="default" leftSection={<IconEye size={16} aria-hidden="true" />}>
        {t('revisar')}
      </LinkButton>
      <LinkButton {...href('/temapreview', { id })} variant="default" leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}>
        {t('probar')}
      </LinkButton>
    </>
  );
}
