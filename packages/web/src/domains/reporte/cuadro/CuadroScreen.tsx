import { type AnyList, shownColumns } from '@portal/contract/core';
import { seguimientoLista } from '@portal/contract/planestudio';
import {
  empresaSeguimientoLista,
  empresaTotalLista,
  generalDptoLista,
  generalEmpresaLista,
  type InformeCuadro,
  usuarioEmpresaLista,
} from '@portal/contract/reporte';
import { noAsignadoLista } from '@portal/contract/usuario';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Descargar, Verificar } from './acciones.tsx';
import { Comparacion, ElegirOtro } from './Comparacion.tsx';
import { type CuadroLeido, useCuadro, useFilas } from './cuadro.queries.ts';
import { CuadrosScreen } from './CuadrosScreen.tsx';
import { useCuadroName } from './use-cuadro-name.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useMomentFormat } from '../../../core/i18n/use-moment-format.ts';
import { useScreenSearch } from '../../../core/router/use-search.ts';
import { useWayBack } from '../../../core/router/use-way-back.ts';
import { Fact, Facts } from '../../../ui/page/Facts.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { ColumnDisplay } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';

const LISTS = {
  '/reporteusuarioxempresa': usuarioEmpresaLista,
  '/reportenoasignado': noAsignadoLista,
  '/reportegralempresa': generalEmpresaLista,
  '/reportedptoceco': generalDptoLista,
  '/empresaseguimiento': empresaSeguimientoLista,
  '/reporteempresa': empresaTotalLista,
  '/planestudioseguimiento': seguimientoLista,
} as const satisfies Readonly<Record<InformeCuadro, AnyList>>;

/** /reportecuadrover?id={cuadro}: a report as it was on a day (P113); without an id the list to choose from. */
export function CuadroScreen() {
  const { id } = useScreenSearch('/reportecuadrover');
  return id === undefined ? <CuadrosScreen /> : <Uno id={id} />;
}

function Uno({ id }: { id: number }) {
  const t = useTranslations('pantallas');
  const query = useCuadro(id);
  const back = useWayBack('/reportecuadro');
  return (
    <PageStack>
      {!query.data && <PageHeader title={t('reporteCuadro')} back={back} record="" />}
      <QueryContent query={query}>{(cuadro) => <Cuadro cuadro={cuadro} back={back} />}</QueryContent>
    </PageStack>
  );
}

interface Props {
  readonly cuadro: CuadroLeido;
  readonly back: ReturnType<typeof useWayBack>;
}

function Cuadro({ cuadro, back }: Props) {
  const [otro, setOtro] = useState<number>();
  const other = useCuadro(otro);
  const t = useTranslations('reporte.cuadro');
  const { long } = useDayFormat();
  const name = useCuadroName(cuadro);
  return (
    <>
      <PageHeader
        title={name}
        description={t('estado', { fecha: long(cuadro.fecha) })}
        back={back}
        actions={
          <>
            <Verificar row={cuadro} button />
            <Descargar row={cuadro} button />
          </>
        }
      />
      <Cabeza cuadro={cuadro} otro={otro} onChoose={setOtro} />
      {other.data ? <Lado cuadro={cuadro} otro={other.data} name={name} /> : <Filas cuadro={cuadro} caption={name} />}
    </>
  );
}

/** The two cuadros side by side, the earlier first. */
function Lado({ cuadro, otro, name }: { readonly cuadro: CuadroLeido; readonly otro: CuadroLeido; readonly name: string }) {
  const t = useTranslations('reporte.cuadro');
  const { short } = useDayFormat();
  const [antes, ahora] = otro.fecha < cuadro.fecha ? [otro, cuadro] : [cuadro, otro];
  const comparados = { antes: antes.id_cuadro, ahora: ahora.id_cuadro };
  const days = t('comparados', { antes: short(antes.fecha), ahora: short(ahora.fecha) });
  return <Comparacion key={JSON.stringify(comparados)} comparados={comparados} caption={`${name}: ${days}`} />;
}

interface CabezaProps extends Pick<Props, 'cuadro'> {
  readonly otro: number | undefined;
  readonly onChoose: (otro: number | undefined) => void;
}

function Cabeza({ cuadro, ...choice }: CabezaProps) {
  const { momento, origen, autor, huella } = cuadro;
  const t = useTranslations('reporte.cuadro.campos');
  const origins = useTranslations('comun.opciones.origenCuadro');
  const moment = useMomentFormat();
  return (
    <Section>
      <Facts>
        <Fact label={t('momento')}>{moment(momento)}</Fact>
        <Fact label={t('origen')}>{origins(origen)}</Fact>
        {autor && <Fact label={t('autor')}>{autor}</Fact>}
        <Fact label={t('huella')}>{huella}</Fact>
      </Facts>
      <ElegirOtro cuadro={cuadro} {...choice} />
    </Section>
  );
}

/** Columns that name a row in a card of a phone: the first that a report has. */
const NAMES = ['personal', 'denominacion', 'empresa'];

function Filas({ cuadro, caption }: Pick<Props, 'cuadro'> & { readonly caption: string }) {
  const definition: AnyList = LISTS[cuadro.informe];
  const list = useList<AnyList['columns'], Record<string, unknown>>(definition, useCuadroColumns(cuadro, definition));
  return <DataTable caption={caption} list={list} rows={useFilas(cuadro.id_cuadro, list.query)} empty={null} />;
}

/** Returns the columns of the report, then those that were known of the data when it was frozen, by the names of then. */
function useCuadroColumns({ columnas }: CuadroLeido, definition: AnyList) {
  const t = useTranslations('reporte.general');
  return useMemo(() => {
    const shown = shownColumns(definition.columns);
    const title = NAMES.find((name) => shown.some(([id]) => id === name));
    const own = shown.map(([id, { kind, labels }]): [string, ColumnDisplay<Record<string, unknown>>] => [
      id,
      {
        ...(id === title && { primary: true as const }),
        ...(columnas[id] && { header: columnas[id] }),
        // Its values of then are no options of today.
        ...(kind === 'opcion' && !labels && { filter: false as const }),
        ...(id === 'empresa' && {
          cell: ({ empresa }: Record<string, unknown>) => (typeof empresa === 'string' ? empresa : t('sinEmpresa')),
        }),
      },
    ]);
    const each = Object.entries(columnas).flatMap(([id, header]): [string, ColumnDisplay<Record<string, unknown>>][] =>
      id.includes('.') ? [[id, { header }]] : [],
    );
    return Object.fromEntries([...own, ...each]);
  }, [columnas, definition, t]);
}
