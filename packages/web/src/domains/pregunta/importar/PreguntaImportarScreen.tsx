import { useTranslations } from 'use-intl';
import { CategoriaChoice } from './CategoriaChoice.tsx';
import { preguntaImporting } from './importar.queries.ts';
import { PlantillaButton } from './PlantillaButton.tsx';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { ImportScreen } from '../../../ui/import/ImportScreen.tsx';

/** /preguntaimportar: import of questions (P40, P79). */
export function PreguntaImportarScreen() {
  const t = useTranslations('pregunta.importar');
  const { tema } = useScreenSearch('/preguntaimportar');
  return (
    <ImportScreen
      importing={preguntaImporting}
      texts={{
        title: t('titulo'),
        description: t(tema === undefined ? 'texto' : 'textoTema'),
        upload: t('subir'),
        uploadText: t('subirTexto'),
        confirm: ({ aceptadas }) => t('importar', { aceptadas }),
        question: t('confirmar'),
        questionText: ({ aceptadas, rechazadas }) => t('confirmarTexto', { aceptadas, rechazadas }),
      }}
      {...(tema === undefined ? { back: { to: '/pregunta' } } : { back: { to: '/temaedit', search: { id: tema } }, options: { tema } })}
      primary="pregunta"
      template={<PlantillaButton />}
      note={(about) => <CategoriaChoice {...about} />}
    />
  );
}
