/** A file of the site that the server writes when it is asked for, such as the map for search engines. */
export type SiteFile = {
  /** Its address, such as `/robots.txt`. */
  path: string
  type: string
  /** Returns its content, or null if this server has no such file. */
  read: () => Promise<string | Buffer | null>
}
