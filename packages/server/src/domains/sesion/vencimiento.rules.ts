/** Age of a password; days are calendar days `YYYY-MM-DD` in the portal's time zone (P21). */
export interface PasswordAge {
  /** Day of the last change; null without a password. */
  readonly changed: string | null;
  /** Set by an administrator: must be changed at the next sign-in (P4). */
  readonly temporary: boolean;
  readonly today: string;
  /** Setting `dias_vencimiento`: lifetime in days. */
  readonly lifetime: number;
}

const DAY_MS = 86_400_000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Returns the whole days until a password expires: 0 on its last day, negative once it must be changed (P81). */
export function daysToExpiry({ changed, temporary, today, lifetime }: PasswordAge): number {
  if (temporary || changed === null) return -1;
  return dayNumber(changed) + lifetime - dayNumber(today);
}
