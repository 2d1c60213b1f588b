import styles from './reporte.module.css';
import type { ReporteTexts } from './use-reporte-texts.ts';

/** All attempts as a plain table, on paper only: the screen's table shows one page. */
export function ReportePapel({ texts }: { texts: ReporteTexts }) {
  return (
    <div className={styles.paper} aria-hidden="true">
      <p className={styles.issued}>{texts.issued}</p>
      <table>
        <thead>
          <tr>
            {texts.headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, column) => (
                <td key={texts.headers[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
