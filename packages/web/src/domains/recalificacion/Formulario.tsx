import { Button } from '@mantine/core';
import { datosDe, MODOS_CLAVE, type ModoClave, type Respuesta } from '@portal/contract/pregunta';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Clave } from './Clave.tsx';
import { type Pedida, useRecalificar } from './recalificacion.queries.ts';
import type { useVersiones } from '../../pieces/pregunta/pregunta.queries.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { RadioField } from '../../ui/form/options/RadioField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { showFailure } from '../../ui/overlay/show-failure.ts';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { Section } from '../../ui/page/Section.tsx';

type Version = NonNullable<ReturnType<typeof useVersiones>['data']>[number];

interface Props {
  readonly id: number;
  readonly version: Version;
  readonly onShown: (id_recalificacion: number) => void;
}

/** Form of a correction: three ways, the right answer, and whether grades may fall. */
export function Formulario({ id, version, onShown }: Props) {
  const t = useTranslations('recalificacion');
  const [modo, setModo] = useState<ModoClave>('nueva');
  const [respuesta, setRespuesta] = useState<Respuesta>();
  const [baja, setBaja] = useState(false);
  const [motivo, setMotivo] = useState('');
  const { simular } = useRecalificar();
  const submit = () => {
    const respuestas = (modo === 'anular' || respuesta === undefined ? [] : [respuesta]) as NonNullable<Pedida['respuestas']>;
    const body = { id_pregunta: id, version: version.version, modo, respuestas, a_la_baja: baja, motivo };
    simular.mutate(body, { onSuccess: ({ id_recalificacion }) => onShown(id_recalificacion), onError: showFailure });
  };
  return (
    <Section title={t('que')} description={t('queTexto')}>
      <PageStack>
        <RadioField
          label={t('campos.modo')}
          data={MODOS_CLAVE.map((value) => ({ value, label: t(`modos.${value}`) }))}
          value={modo}
          onChange={(value) => setModo(value as ModoClave)}
        />
        {modo !== 'anular' && <Clave pregunta={version.pregunta} datos={datosDe(version)} value={respuesta} onChange={setRespuesta} />}
        <CheckboxField
          label={t('campos.a_la_baja')}
          help={t('bajaAyuda')}
          checked={baja}
          onChange={(event) => setBaja(event.currentTarget.checked)}
        />
        <TextField
          label={t('campos.motivo')}
          help={t(baja ? 'motivoNecesario' : 'motivoAyuda')}
          required={baja}
          maxLength={200}
          value={motivo}
          onChange={(event) => setMotivo(event.currentTarget.value)}
        />
        <FormActions>
          <Button loading={simular.isPending} onClick={submit}>
            {t('mirar')}
          </Button>
        </FormActions>
      </PageStack>
    </Section>
  );
}
