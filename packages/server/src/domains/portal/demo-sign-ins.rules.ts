/** Usernames and passwords of the demo, shown at start and on its sign-in screen. */
export const DEMO_SIGN_INS = [
  { rol: 'admin', username: '10000001', password: 'Portal-Demo-2026' },
  { rol: 'soporte', username: '10000002', password: 'Portal-Demo-2026' },
  { rol: 'alumno', username: '10000003', password: 'Portal-Demo-2026' },
] as const;
