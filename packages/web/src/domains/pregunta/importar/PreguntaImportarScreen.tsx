import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BancoNote } from './BancoNote.tsx';
import { CategoriaChoice } from './CategoriaChoice.tsx';
import { preguntaImporting } from './importar.queries.ts';
import { PlantillaButton } from './PlantillaButton.tsx';
import { useOwnerOptions } from '../../../core/master/use-owner-options.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useUser } from '../../../core/session/session.ts';
import { IdField } from '../../../ui/form/IdField.tsx';
import { ImportScreen } from '../../../ui/import/ImportScreen.tsx';

/** /preguntaimportar: import of questions (P40, P79). */
export function PreguntaImportarScreen() {
  const t = useTranslations('pregunta.importar');
  const { tema } = useScreenSearch('/preguntaimportar');
  const [empresa, setEmpresa] = useState<number | null>(null);
  return (
    <ImportScreen
      importing={preguntaImporting}
      texts={{
        title: t('titulo'),
        description: t(tema === undefined ? 'texto' : 'textoTema'),
        upload: t('subir'),
        uploadText: `${t('subirTexto')} ${t('bancos')}`,
        confirm: ({ aceptadas }) => t('importar', { aceptadas }),
        question: t('confirmar'),
        questionText: ({ aceptadas, rechazadas }) => t('confirmarTexto', { aceptadas, rechazadas }),
      }}
      {...(tema === undefined
        ? {
            back: { to: '/pregunta' },
            before: <Dueno value={empresa} onChange={setEmpresa} />,
            options: empresa === null ? {} : { empresa },
          }
        : { back: { to: '/temaedit', search: { id: tema } }, options: { tema } })}
      primary="pregunta"
      template={<PlantillaButton />}
      note={(about) => (
        <>
          <BancoNote {...about} />
          <CategoriaChoice {...about} />
        </>
      )}
    />
  );
}

/** To whom the questions of a file without topic belong (P199); the only company of an access needs no choice. */
function Dueno({ value, onChange }: { value: number | null; onChange: (empresa: number | null) => void }) {
  const t = useTranslations();
  const limited = useUser().indicador_alcance === 1;
  const companies = useOwnerOptions(value);
  const { data = [] } = companies;
  if (data.length < (limited ? 2 : 1)) return null;
  const portal = limited ? {} : { placeholder: t('pertenencia.portal') };
  return (
    <IdField
      {...portal}
      label={t('comun.campos.id_empresa')}
      help={t('pertenencia.ayuda')}
      value={value}
      onChange={onChange}
      required={limited}
      fetched={companies}
      data={data}
    />
  );
}
