/** Usernames and passwords of the demo, shown at start. */
export const DEMO_SIGN_INS = [
  { rol: 'admin', username: '10000001', password: 'Portal-Demo-2026' },
  { rol: 'soporte', username: '10000002', password: 'Portal-Demo-2026' },
  { rol: 'alumno', username: '10000003', password: 'Portal-Demo-2026' },
  { rol: 'autor', username: '10000004', password: 'Portal-Demo-2026' },
  { rol: 'auditor', username: '10000005', password: 'Portal-Demo-2026' },
  { rol: 'lector', username: '10000006', password: 'Portal-Demo-2026' },
] as const;

/** Those that the sign-in screen offers: it has no room for the names of more roles (record 022). */
export const OFFERED_SIGN_INS = DEMO_SIGN_INS.slice(0, 3);
