/** Addresses of our own pages, for mails and for sign-in doors: never made of what a request says of its host. */
export type Links = {
  /** The full address of a path of this site. */
  page(path: string): string
}

/** `origin` is asked for at each link, since without PUBLIC_URL the port is known only once the server listens. */
export const createLinks = (origin: () => string): Links => ({
  page: path => new URL(path, origin()).href,
})
