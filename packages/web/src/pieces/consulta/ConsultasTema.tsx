import { lazy, Suspense } from 'react';

const TemaConsultas = lazy(() => import('./TemaConsultas.tsx').then((m) => ({ default: m.TemaConsultas })));

/** Questions about a topic, loaded after it: the end of its page (P273). */
export function ConsultasTema(props: { id_tema: number; tema: string }) {
  return (
    <Suspense>
      <TemaConsultas {...props} />
    </Suspense>
  );
}
