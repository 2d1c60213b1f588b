import { Alert, Button, Checkbox } from '@mantine/core';
import { type RecalificacionFicha, recalificacionFilas } from '@portal/contract/recalificacion';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { downloadFilas, isRunning, useFilas, useRecalificacion, useRecalificar } from './recalificacion.queries.ts';
import { href } from '../../core/router/paths.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { useConfirm } from '../../ui/overlay/confirm.tsx';
import { showFailure } from '../../ui/overlay/show-failure.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { Fact, Facts } from '../../ui/page/Facts.tsx';
import { PageStack } from '../../ui/page/PageStack.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useLocalList } from '../../ui/table/use-list.ts';

interface Props {
  readonly id: number;
  readonly onAnother: () => void;
}

/** Effect of a correction before it is confirmed, its progress while it runs, and its result. */
export function Resultado({ id, onAnother }: Props) {
  return (
    <QueryContent query={useRecalificacion(id)}>
      {(ficha) => (
        <PageStack>
          <Cuentas ficha={ficha} onAnother={onAnother} />
          <Intentos ficha={ficha} />
        </PageStack>
      )}
    </QueryContent>
  );
}

/** Rows of which the portion is over. */
const overOf = ({ estado, vistas, hechas, rechazadas, deshechas, quedan }: RecalificacionFicha): number => {
  if (estado === 'simulando') return vistas;
  return estado === 'deshaciendo' ? deshechas + quedan : hechas + rechazadas;
};

const MIRADAS = [
  'aprueban',
  'desaprueban',
  'suben',
  'bajan',
  'conservan',
  'sin_preguntas',
  'emitidos',
  'revisados',
  'anulados',
  'repuestos',
  'planes_terminados',
  'planes_reabiertos',
  'abiertos',
  'intentos_anulados',
] as const;

/** Attempts that changed before, or after. */
const APARTE = ['rechazadas', 'quedan'] as const;

function Cuentas({ ficha, onAnother }: { readonly ficha: RecalificacionFicha; readonly onAnother: () => void }) {
  const t = useTranslations('recalificacion');
  const { cuentas, estado, total, modo, motivo } = ficha;
  const running = isRunning(ficha);
  const over = overOf(ficha);
  return (
    <Section title={t(estado === 'simulada' || estado === 'simulando' ? 'pasaria' : 'paso')} description={t(`estados.${estado}`)}>
      <PageStack>
        {running && <ProgressBar value={total ? (100 * over) / total : 100} label={t('avance', { over, total })} />}
        <p role="status">{t('resumen', { intentos: cuentas.intentos, personas: cuentas.personas, cambian: cuentas.cambian })}</p>
        <Facts>
          <Fact label={t('campos.modo')}>{t(`modos.${modo}`)}</Fact>
          {modo !== 'anular' && <Fact label={t('banco')}>{t(`enBanco.${enBanco(ficha)}`)}</Fact>}
          {ficha.avisa && <Fact label={t('avisada')}>{t('cuenta', { n: cuentas.avisos })}</Fact>}
          {motivo !== '' && <Fact label={t('campos.motivo')}>{motivo}</Fact>}
          {MIRADAS.filter((name) => cuentas[name] > 0).map((name) => (
            <Fact key={name} label={t(`cuentas.${name}`)}>
              {t('cuenta', { n: cuentas[name] })}
            </Fact>
          ))}
          {APARTE.filter((name) => ficha[name] > 0).map((name) => (
            <Fact key={name} label={t(`cuentas.${name}`)}>
              {t('cuenta', { n: ficha[name] })}
            </Fact>
          ))}
        </Facts>
        {modo === 'anular' && <EnElBanco id={ficha.id_pregunta} />}
        <Acciones ficha={ficha} onAnother={onAnother} />
      </PageStack>
    </Section>
  );
}

/** Result for the key in the bank, which coming attempts draw. */
const enBanco = ({ estado, corrige_banco }: RecalificacionFicha): 'despues' | 'igual' | 'corregida' => {
  if (estado === 'simulando' || estado === 'simulada') return 'despues';
  return corrige_banco && estado !== 'deshecha' ? 'corregida' : 'igual';
};

/** Notice that a question which counts for nobody any more is still drawn, with the way to it. */
function EnElBanco({ id }: { readonly id: number }) {
  const t = useTranslations('recalificacion');
  return (
    <Alert color="yellow">
      {t('sigue')} <AppLink {...href('/preguntaedit', { id })}>{t('abrir')}</AppLink>
    </Alert>
  );
}

function Acciones({ ficha, onAnother }: { readonly ficha: RecalificacionFicha; readonly onAnother: () => void }) {
  const t = useTranslations('recalificacion');
  const confirm = useConfirm();
  const { confirmar, deshacer } = useRecalificar();
  const [avisar, setAvisar] = useState(false);
  const { id_recalificacion, estado, cuentas, deshacible } = ficha;
  const said = { onSuccess: ({ message }: { message: string }) => toast.success(message), onError: showFailure };
  const undo = async () => {
    const ask = {
      title: t('deshacerPregunta'),
      text: t('deshacerTexto', { n: ficha.hechas, avisa: ficha.avisa ? 'si' : 'no' }),
      tone: 'danger' as const,
      confirmLabel: t('deshacer'),
    };
    if (await confirm(ask)) deshacer.mutate({ id_recalificacion }, said);
  };
  if (isRunning(ficha)) return null;
  return (
    <>
      {estado === 'simulada' && cuentas.avisos > 0 && (
        <Checkbox
          label={t('avisar', { n: cuentas.avisos })}
          checked={avisar}
          onChange={({ currentTarget }) => setAvisar(currentTarget.checked)}
        />
      )}
      <FormActions>
        {estado === 'simulada' && (
          <>
            <Button variant="default" onClick={onAnother}>
              {t('otra')}
            </Button>
            <Button
              color={ficha.a_la_baja ? 'red' : undefined}
              loading={confirmar.isPending}
              onClick={() => confirmar.mutate({ id_recalificacion, avisar }, said)}
            >
              {t('corregir', { n: cuentas.cambian })}
            </Button>
          </>
        )}
        {deshacible && (
          <Button variant="default" loading={deshacer.isPending} onClick={() => void undo()}>
            {t('deshacer')}
          </Button>
        )}
      </FormActions>
    </>
  );
}

function Intentos({ ficha }: { readonly ficha: RecalificacionFicha }) {
  const t = useTranslations('recalificacion');
  const vacio = useTranslations('vacio');
  const list = useLocalList(recalificacionFilas, useColumns());
  return (
    <Section title={t('intentos')} flush>
      <DataTable
        plain
        caption={t('intentos')}
        list={list}
        rows={useFilas(ficha, list.query)}
        download={downloadFilas(ficha.id_recalificacion)}
        empty={<EmptyList text={vacio('filas')} />}
      />
    </Section>
  );
}

function useColumns(): DisplaysOf<typeof recalificacionFilas> {
  return useMemo(
    () => ({
      codigo_usuario: { hidden: true },
      personal: { primary: true },
      empresa: { hidden: true },
      plan: { hidden: true },
      tema: {},
      numero_intento: { hidden: true },
      nota_antes: {},
      nota_despues: {},
      efecto: {},
      certificado: {},
      estado: {},
    }),
    [],
  );
}
