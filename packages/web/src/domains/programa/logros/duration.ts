const MINUTES = 60;

/** Splits minutes into hours and minutes, to be worded as each language writes a duration (P67). */
export const hoursMinutes = (minutes: number) => ({ horas: Math.floor(minutes / MINUTES), minutos: minutes % MINUTES });
