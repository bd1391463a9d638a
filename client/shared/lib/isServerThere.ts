/** Whether the server can be reached now. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )
