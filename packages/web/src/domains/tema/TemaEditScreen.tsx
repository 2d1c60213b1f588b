import { Tabs } from '@mantine/core';
import { temaFields } from '@portal/contract';
import { IconEye, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { temas, usePreguntaItems } from './tema-master.queries.ts';
import { EMPTY, toValues } from './tema-values.ts';
import { TemaFields } from './TemaFields.tsx';
import { href } from '../../core/router/paths.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { LinkButton } from '../../ui/AppLink.tsx';
import { fieldLabels } from '../../ui/master/field-labels.ts';
import { MasterForm } from '../../ui/master/MasterForm.tsx';
import { OrderedPicker } from '../../ui/master/OrderedPicker.tsx';

const schema = z.object(temaFields);

/** /temaedit: a topic with its tabs Categoría and Preguntas Vinculadas (section 2), saved together. */
export function TemaEditScreen() {
  const t = useTranslations('tema');
  const { id } = useScreenSearch('/temaedit');
  return (
    <MasterForm
      titles={{ nuevo: t('edicion.nuevo'), editar: t('edicion.editar') }}
      queries={temas}
      id={id}
      schema={schema}
      empty={EMPTY}
      toValues={toValues}
      labels={fieldLabels(EMPTY, (field) => t(`campo.${field}`))}
      listPath="/tema"
      editPath="/temaedit"
      copyable
      actions={id !== undefined && <Actions id={id} />}
    >
      {(form) => (
        <Tabs defaultValue="categoria">
          <Tabs.List mb="md">
            <Tabs.Tab value="categoria">{t('edicion.categoria')}</Tabs.Tab>
            <Tabs.Tab value="preguntas">{t('edicion.preguntas')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="categoria">
            <TemaFields form={form} id={id} />
          </Tabs.Panel>
          <Tabs.Panel value="preguntas">
            <OrderedPicker
              label={t('edicion.preguntas')}
              noun={t('edicion.sustantivo')}
              useItems={usePreguntaItems}
              {...form.getInputProps('preguntas')}
            />
          </Tabs.Panel>
        </Tabs>
      )}
    </MasterForm>
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
