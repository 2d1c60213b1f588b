import { useElementSize, useMergedRef } from '@mantine/hooks';
import type { CifraId } from '@portal/contract/cifra';
import { lazy, Suspense, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Bar, BarScale, SeriesNames } from './bar.ts';
import styles from './BarChart.module.css';
import { BarLinks } from './BarLinks.tsx';
import { BarTable } from './BarTable.tsx';
import { ChartTools } from './ChartTools.tsx';
import { lyingRows, mustLie } from './lying.ts';
import { LyingPlot } from './LyingPlot.tsx';
import { type LegendEntry, pictureName, pictureOf } from './picture.ts';
import { saveFile } from '../../core/client/save-file.ts';
import { toast } from '../overlay/toast.tsx';
import { usePercent } from '../../core/i18n/use-percent.ts';
import { wholePercent } from '../progress/whole-percent.ts';

/** Loads the chart library with the first chart, not with the first screen. */
const BarPlot = lazy(() => import('./BarPlot.tsx').then((module) => ({ default: module.BarPlot })));

interface Props extends BarScale {
  title: string;
  /** A bar with a `link` opens what it counts. */
  bars: readonly Bar[];
  unit?: 'percent' | 'number';
  height?: number;
  /** The bars follow each other in time: they are vertical, and in a narrow chart some have no label. */
  sequence?: boolean;
  /** Heading of the table's first column. */
  labelHeader?: string;
  /** Names of two series; their bars have a `second` value. */
  series?: SeriesNames;
  /** Figure of the registry that the bars show: adds «¿De dónde sale?». */
  cifra?: CifraId;
}

/** Bars, standing or, where their names would be cut, lying, with their table, for screen readers and by a button for everybody, and their picture as a file. */
export function BarChart(props: Props) {
  const { title, bars, series, labelHeader, cifra } = props;
  const [asTable, setAsTable] = useState(false);
  const { ref: measured, width } = useElementSize();
  const root = useRef<HTMLElement>(null);
  const ref = useMergedRef(measured, root);
  const { text, plain } = useValueTexts(props.unit ?? 'number');
  const takePicture = useTakePicture(title, series);
  return (
    <figure ref={ref} className={styles.chart}>
      <ChartTools
        cifra={cifra}
        asTable={asTable}
        onToggle={() => setAsTable(!asTable)}
        onPicture={() => void takePicture(root.current?.querySelector<SVGElement>(`.${styles.plot} svg`))}
      />
      {!asTable && series && <Legend series={series} />}
      {!asTable && <Drawing {...props} width={width} text={text} plain={plain} />}
      <BarTable title={title} bars={bars} series={series} labelHeader={labelHeader} text={text} visible={asTable} />
    </figure>
  );
}

interface DrawingProps extends Props {
  width: number;
  text: (value: number) => string;
  plain: (value: number) => string;
}

/** The bars with the links over them. */
function Drawing({ bars, min, max, height = 240, sequence = false, width, text, plain }: DrawingProps) {
  const rows = !sequence && mustLie(bars, width) ? lyingRows(bars, width) : undefined;
  return (
    <div className={styles.drawing} style={rows ? undefined : { minHeight: height }}>
      {width > 0 && (
        <div aria-hidden="true">
          {rows ? (
            <LyingPlot rows={rows} width={width} text={text} min={min} max={max} />
          ) : (
            <Suspense fallback={null}>
              <BarPlot bars={bars} min={min} max={max} size={{ width, height }} text={text} plain={plain} />
            </Suspense>
          )}
        </div>
      )}
      {bars.some(({ link }) => link) && (
        <BarLinks bars={bars} heights={rows?.map((row) => row.height)} name={(bar) => `${bar.label}: ${text(bar.value)}`} />
      )}
    </div>
  );
}

function useValueTexts(unit: 'percent' | 'number') {
  const format = useFormatter();
  const plain = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const words = usePercent();
  const percent = (value: number) => words(wholePercent(value));
  return { text: unit === 'percent' ? percent : plain, plain };
}

/** Returns a function that saves the picture of a drawing. */
function useTakePicture(title: string, series: SeriesNames | undefined) {
  const t = useTranslations('ui.grafico');
  return async (drawing: SVGElement | null | undefined) => {
    try {
      if (drawing) saveFile(await pictureOf(drawing, { title, legend: legendOf(drawing, series) }), pictureName(title));
    } catch {
      toast.error(t('imagenFallida'));
    }
  };
}

/** Returns the names of the series with the colours that the drawing has. */
function legendOf(drawing: SVGElement, series: SeriesNames | undefined): readonly LegendEntry[] {
  const style = getComputedStyle(drawing);
  return (series ?? []).map((name, index) => ({ name, colour: style.getPropertyValue(index === 0 ? '--accent-line' : '--info-solid') }));
}

function Legend({ series: [first, second] }: { series: SeriesNames }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span data-series="first">{first}</span>
      <span data-series="second">{second}</span>
    </p>
  );
}
