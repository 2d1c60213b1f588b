import type { ReglaFila } from '@portal/contract/asignacion';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { simulateGrupo } from './grupo.queries.ts';
import { PlanesPicker } from '../../../pieces/asignacion/planes/PlanesPicker.tsx';
import { useReglasDe } from '../../../pieces/asignacion/regla/regla.queries.ts';
import { VIGENTE } from '../../../pieces/asignacion/regla/use-cambio-regla.ts';
import { SaveButtons } from '../planes/SaveButtons.tsx';
import { useGoBack } from '../planes/use-go-back.ts';
import { SimulacionDialog } from '../../../pieces/asignacion/simulacion/SimulacionDialog.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

interface Props {
  /** Of the group's parameter. */
  readonly id: number;
  readonly nombre: string;
}

/** Choice of the plans that a group gets. */
export function GrupoPlanes(props: Props) {
  const query = useReglasDe(props.id);
  return <QueryContent query={query}>{(reglas) => <Choice {...props} reglas={reglas} />}</QueryContent>;
}

/** Returns whether a rule names nothing but one value. */
const isSimple = ({ alternativas: [first, ...others] }: ReglaFila): boolean =>
  others.length === 0 && first?.length === 1 && first[0]?.valores.length === 1;

function Choice({ id, nombre, reglas: all }: Props & { readonly reglas: readonly ReglaFila[] }) {
  const t = useTranslations('asignar.grupo');
  const reglas = useMemo(() => all.filter(isSimple), [all]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [reabrir, setReabrir] = useState(false);
  const [shows, setShows] = useState(false);
  const back = useGoBack();
  const taken = useMemo(
    () => new Set(reglas.filter(({ codigo_estado }) => codigo_estado === VIGENTE).map(({ id_planestudio }) => id_planestudio)),
    [reglas],
  );
  const notes = useMemo(
    () => new Map(reglas.map((regla) => [regla.id_planestudio, regla.codigo_estado === VIGENTE ? t('yaLoDa') : t('retirada')])),
    [reglas, t],
  );
  return (
    <>
      <Section title={t('planes')}>
        <PlanesPicker label={t('planes')} selected={chosen} onChange={setChosen} taken={taken} notes={notes} />
      </Section>
      <Section>
        <CheckboxField
          label={t('reabrir')}
          help={t('reabrirTexto')}
          checked={reabrir}
          onChange={(event) => setReabrir(event.currentTarget.checked)}
        />
      </Section>
      <SaveButtons disabled={chosen.size === 0} onSave={() => setShows(true)} />
      {shows && (
        <SimulacionDialog
          storesMore
          title={t('revisar', { grupo: nombre })}
          question={t('pregunta')}
          simulate={simulateGrupo({ planes: chosen, grupo: id, reabrir })}
          onClose={() => setShows(false)}
          onApplied={back}
        />
      )}
    </>
  );
}
