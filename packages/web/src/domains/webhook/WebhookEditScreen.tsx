import { webhookApi } from '@portal/contract/webhook';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { faltanteOf } from './faltante.ts';
import { SecretoDialog } from './SecretoDialog.tsx';
import { webhooks } from './webhook.queries.ts';
import { useOne } from '../../core/master/use-master.ts';
import { useRecordId } from '../../core/router/use-search.ts';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { IndicadorField } from '../../ui/form/IndicadorField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { MasterForm } from '../../ui/master/MasterForm.tsx';
import { EmpresaField } from '../../pieces/empresa/EmpresaField.tsx';
import { useMayCall } from '../../core/session/may-call.ts';

/** /webhookedit: one webhook (P156). */
export function WebhookEditScreen() {
  const t = useTranslations('webhook.edicion');
  return (
    <MasterForm
      titles={{ nuevo: t('nuevo'), editar: t('editar') }}
      queries={webhooks}
      initial={{ codigo_estado: 1, direccion: 'https://' }}
      saved={{ field: 'nombre', text: (nombre) => t('guardado', { nombre }) }}
      removal={t('eliminar')}
      listPath="/webhook"
      editPath="/webhookedit"
      inputs={{
        nombre: (props) => <TextField {...props} />,
        direccion: (props) => <TextField data-wide {...props} help={t('direccionAyuda')} />,
        asignado: (props) => <IndicadorField {...props} />,
        aprobado: (props) => <IndicadorField {...props} />,
        certificado: (props) => <IndicadorField {...props} />,
        cesado: (props) => <IndicadorField {...props} />,
        id_empresa: (props) => <EmpresaField {...props} placeholder={t('todas')} help={t('empresaAyuda')} />,
        codigo_estado: (props) => <CodeField {...props} />,
      }}
    >
      {({ fields }) => (
        <>
          <Falta />
          {fields}
        </>
      )}
    </MasterForm>
  );
}

/** Says what the stored webhook lacks to send anything, and makes the secret. */
function Falta() {
  const t = useTranslations('webhook');
  const [making, setMaking] = useState(false);
  const mayMake = useMayCall()(webhookApi.secreto);
  const row = useOne(webhooks, useRecordId()).data?.row;
  const missing = row && faltanteOf(row);
  if (!row || (!missing && !making)) return null;
  return (
    <>
      {missing && (
        <Alert color="yellow" mb="md" title={t(`falta.${missing}.corto`)}>
          <p>{t(`falta.${missing}.texto`)}</p>
          {missing === 'secreto' && mayMake && (
            <Button size="xs" variant="default" onClick={() => setMaking(true)}>
              {t('secreto.generar')}
            </Button>
          )}
        </Alert>
      )}
      {making && <SecretoDialog webhook={row} onClose={() => setMaking(false)} />}
    </>
  );
}
