import type { Catalog } from '../catalog.ts';

export const pertenencia: Catalog['pertenencia'] = {
  portal: 'The whole portal',
  ayuda:
    'All companies see and assign what belongs to the whole portal. Only accesses that reach a company see and change what belongs to it.',
  soloLectura: 'This content belongs to the whole portal: only an administrator without limits changes it. You can view and assign it.',
  aEmpresa:
    'It will belong to {empresa}: accesses limited to other companies will no longer see or assign it. People to whom it is assigned keep it.',
  aPortal: 'It will belong to the whole portal: every access will see and assign it, and limited ones cannot change it.',
  errores: {
    portal: 'This content belongs to the whole portal: only an administrator without limits changes it.',
    otra: 'This content belongs to a company outside your access.',
    elija: 'Choose the company to which it will belong.',
    ninguna: 'Your access reaches no company to which it could belong.',
    cambio: 'Only an administrator without limits changes to whom a content belongs.',
    copia: 'The copy belongs to the same company as its original.',
    parte: '“{parte}” belongs to a company and “{contenedor}” does not belong to it, so it cannot contain or require it.',
    tema: 'Choose a topic of your company.',
    ajena: 'It no longer belongs to a company of your access.',
  },
};
