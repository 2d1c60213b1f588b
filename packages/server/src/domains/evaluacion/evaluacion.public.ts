export { openAttempt } from './use-cases/open-attempt.ts';
export { campoDe, grade } from './evaluacion.rules.ts';
export { palabrasDe, wordRespuestas } from './respuestas.service.ts';
export { admite, type PreguntaSorteada } from './sorteada.rules.ts';
export { countIntentosDe, type IntentoCorregible, lockCorregibles, writeCorrecciones } from './correccion.repository.ts';
export { notaDe } from './nota.rules.ts';
export { gradeByPackage } from './use-cases/grade-by-package.ts';
export { openPackageAttempt } from './use-cases/open-package-attempt.ts';
