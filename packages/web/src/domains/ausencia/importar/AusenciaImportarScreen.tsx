import { useTranslations } from 'use-intl';
import { ausenciaImporting } from './importar.queries.ts';
import { plantillaXlsx } from './plantilla.ts';
import { ImportScreen } from '../../../ui/import/ImportScreen.tsx';
import { TemplateButton } from '../../../ui/import/TemplateButton.tsx';

const FOUND = { id_usuario: { hidden: true }, personal: {} };

/** /ausenciaimportar: absences of people from a sheet of user codes (P40, P43). */
export function AusenciaImportarScreen() {
  const t = useTranslations('ausencia.importar');
  const pantallas = useTranslations('pantallas');
  return (
    <ImportScreen
      importing={ausenciaImporting}
      texts={{
        title: pantallas('ausenciaImportar'),
        description: t('texto'),
        upload: t('subir'),
        uploadText: t('subirTexto'),
        past: t('anterioresTexto'),
        confirm: ({ aceptadas }) => t('importar', { aceptadas }),
        question: t('confirmar'),
        questionText: ({ aceptadas, rechazadas }) => t('confirmarTexto', { aceptadas, rechazadas }),
      }}
      back={{ to: '/ausencia' }}
      primary="codigo"
      found={FOUND}
      template={<Plantilla />}
    />
  );
}

function Plantilla() {
  const t = useTranslations('ausencia.importar');
  const make = () =>
    plantillaXlsx({
      hoja: t('plantillaHoja'),
      ayudas: {
        codigo: t('ayudas.codigo'),
        tipo: t('ayudas.tipo'),
        fecha_desde: t('ayudas.fecha'),
        fecha_hasta: t('ayudas.fecha'),
        observacion: t('ayudas.observacion'),
      },
      ejemplos: [
        ['E0001', t('ejemplos.vacaciones'), '21/12/2026', '31/12/2026', t('ejemplos.observacion')],
        ['00002', t('ejemplos.descanso'), '01/12/2026', '03/12/2026', ''],
      ],
    });
  return <TemplateButton label={t('plantilla')} file={`${t('plantillaArchivo')}.xlsx`} make={make} />;
}
