import type { OpcionSalud, SaludVersion } from '@portal/contract/pregunta';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './salud.module.css';
import { useOpciones } from './use-opciones.ts';
import { FigureButton } from '../../../ui/figure/FigureButton.tsx';

/** Who chose each stored option: how often, which share, and how well they answer the rest. */
export function OpcionesElegidas({ salud }: { salud: SaludVersion }) {
  const t = useTranslations('pregunta.salud.ficha');
  const nombre = useOpciones(salud);
  return (
    <table className={styles.options}>
      <caption>{t('opciones')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('opcion')}</th>
          <th scope="col">{t('veces')}</th>
          <th scope="col">
            {t('parte')}
            <FigureButton cifra="parteOpcion" />
          </th>
          <th scope="col">
            {t('correlacion')}
            <FigureButton cifra="correlacionOpcion" />
          </th>
        </tr>
      </thead>
      <tbody>
        {salud.opciones.map((opcion) => (
          <Fila key={opcion.opcion} opcion={opcion} nombre={nombre(opcion.opcion)} />
        ))}
      </tbody>
    </table>
  );
}

function Fila({ opcion: { clave, veces, parte, correlacion }, nombre }: { opcion: OpcionSalud; nombre: string }) {
  const t = useTranslations('pregunta.salud.ficha');
  const comun = useTranslations('comun');
  const format = useFormatter();
  return (
    <tr data-clave={clave || undefined}>
      <th scope="row">
        {nombre}
        {clave && ` (${t('clave')})`}
      </th>
      <td>{format.number(veces)}</td>
      <td>{parte === null ? '—' : comun('porcentaje', { valor: parte })}</td>
      <td>{correlacion === null ? '—' : format.number(correlacion, { maximumFractionDigits: 2 })}</td>
    </tr>
  );
}
