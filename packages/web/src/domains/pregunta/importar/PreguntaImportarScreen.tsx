import { XLSX_MAX_BYTES } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { useRevision } from './importar.queries.ts';
import { PlantillaButton } from './PlantillaButton.tsx';
import { RevisionImportacion } from './RevisionImportacion.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { XlsxUpload } from '../../../ui/upload/XlsxUpload.tsx';

/** /preguntaimportar: a spreadsheet, its review row by row, and one confirmation (P40, P79). */
export function PreguntaImportarScreen() {
  const t = useTranslations('pregunta.importar');
  const revision = useRevision();
  return (
    <>
      <PageHeader title={t('titulo')} description={t('texto')} back={{ to: '/pregunta' }} actions={<PlantillaButton />} />
      {revision.data ? (
        <RevisionImportacion revision={revision.data} onRestart={revision.reset} />
      ) : (
        <Section title={t('subir')} description={t('subirTexto')}>
          <XlsxUpload
            label={t('subir')}
            maxBytes={XLSX_MAX_BYTES}
            busy={revision.isPending}
            error={revision.error && messageOf(revision.error)}
            onFile={(file) => revision.mutate(file)}
          />
        </Section>
      )}
    </>
  );
}
