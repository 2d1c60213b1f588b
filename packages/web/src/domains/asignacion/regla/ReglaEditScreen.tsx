import type { CondicionLeida } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import { nuevaAlternativa, formOf } from './condicion.ts';
import { useRegla } from '../../../pieces/asignacion/regla/regla.queries.ts';
import { ReglaForm } from './ReglaForm.tsx';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { OpenElsewhere } from '../../../ui/presence/OpenElsewhere.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

const NOTHING: CondicionLeida = [];

/** /asignacionreglaedit: a new rule, empty, of a plan (`plan`) or group (`grupo`), or like the rule `id`. */
export function ReglaEditScreen() {
  const t = useTranslations();
  const { id, plan, grupo } = useScreenSearch('/asignacionreglaedit');
  const query = useRegla(id);
  const alternativas = [nuevaAlternativa(grupo === undefined ? {} : { grupo: [String(grupo)] })];
  return (
    <>
      <PageHeader title={t('pantallas.reglaEdicion')} back={useWayBack('/asignacionregla')} />
      <OpenElsewhere tipo="regla" id={id} />
      {id === undefined ? (
        <ReglaForm key={`${plan}-${grupo}`} initial={{ planes: plan === undefined ? [] : [String(plan)], alternativas, stored: NOTHING }} />
      ) : (
        <QueryContent query={query}>
          {(regla) => (
            <ReglaForm
              initial={{ planes: [String(regla.id_planestudio)], alternativas: formOf(regla.alternativas), stored: regla.alternativas }}
            />
          )}
        </QueryContent>
      )}
    </>
  );
}
