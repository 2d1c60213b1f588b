import { IconFileImport } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { fetchHoja } from './hoja.queries.ts';
import { camposDe, libroXlsx } from './libro.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { TemplateButton } from '../../../ui/import/TemplateButton.tsx';

interface Props {
  readonly id: number;
  readonly titulo: string;
}

/** Signs that a file name cannot have. */
const UNNAMEABLE = /[\\/:*?"<>|]+/g;

/** Exports a plan as the sheet that its import reads, and leads to that import. */
export function HojaButtons({ id, titulo }: Props) {
  const t = useTranslations();
  const make = async () => {
    const filas = await fetchHoja(id);
    return libroXlsx([{ nombre: t('planestudio.importar.plantillaHoja'), campos: camposDe(filas), filas }]);
  };
  return (
    <>
      <TemplateButton label={t('planestudio.importar.exportar')} file={`${titulo.replaceAll(UNNAMEABLE, ' ').trim()}.xlsx`} make={make} />
      <LinkButton to="/planhoja" search={{ id }} variant="default" leftSection={<IconFileImport size={16} aria-hidden="true" />}>
        {t('pantallas.planHoja')}
      </LinkButton>
    </>
  );
}
