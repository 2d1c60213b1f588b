import { Alert } from '@mantine/core';
import { IconVersions } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { preguntas } from './pregunta.queries.ts';
import { useOne } from '../../core/master/use-master.ts';

/** Notice that an edit starts a new version, with the number of answers to the current one. */
export function RespuestasAviso({ id }: { id: number | undefined }) {
  const t = useTranslations('pregunta.edicion');
  const { data } = useOne(preguntas, id);
  if (!data) return null;
  return (
    <Alert color="blue" icon={<IconVersions />} mb="md">
      {t('version', { version: data.row.version, respuestas: data.row.respuestas })}
    </Alert>
  );
}
