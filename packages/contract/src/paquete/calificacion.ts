/** Standards that the portal plays. */
export const TIPOS_PAQUETE = ['scorm12', 'scorm2004'] as const;
export type TipoPaquete = (typeof TIPOS_PAQUETE)[number];

/**
 * Judge of a topic with a package (P286): its questionnaire, and the package is material alone; the package; or the questionnaire after the
 * package was completed.
 */
export const CALIFICACIONES = ['cuestionario', 'paquete', 'ambos'] as const;
export type CalificacionTema = (typeof CALIFICACIONES)[number];

/** Judge inside a package: its «passed» or «failed», or its score against the pass mark. */
export const JUICIOS_PAQUETE = ['estado', 'nota'] as const;
export type JuicioPaquete = (typeof JUICIOS_PAQUETE)[number];
