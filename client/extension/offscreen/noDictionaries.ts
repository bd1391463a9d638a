/** In the extension, the checker loads no dictionaries: they are on the server, and a check calls none. */
export const fetchDictionary = (): Promise<null> => Promise.resolve(null)
