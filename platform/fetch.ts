/**
 * `fetch` for calls to a configured service. A redirect is an error: it would send a user's text,
 * and a key, to a server that the operator did not configure.
 */
export const fetchWithoutRedirects: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error' })
