/**
 * Builds URLs of our own pages, for emails and sign-in providers. They never depend on a request's
 * Host header.
 */
export type Urls = {
  /** Returns the absolute URL of a path. */
  page(path: string): string
}

/**
 * `origin` is called for each URL: without PUBLIC_URL, the port is unknown until the server
 * listens.
 */
export const createUrls = (origin: () => string): Urls => ({
  page: path => new URL(path, origin()).href,
})
