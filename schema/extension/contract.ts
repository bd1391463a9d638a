import * as z from 'zod/mini'

/** The file in the extension that names the server. */
export const EXTENSION_MANIFEST = 'manifest.json'

/**
 * The parts of the extension's manifest that name the server: the one host that it may ask for, and
 * connect to. The build has the address of a server on the same machine, and a download that of its
 * server.
 */
export const serverInManifest = z.looseObject({
  optional_host_permissions: z.tuple([z.string()]),
  content_security_policy: z.looseObject({ extension_pages: z.string() }),
})

/** Returns the pattern of a server's addresses, such as `https://bluepencil.example/*`. */
export const serverPattern = (origin: string): string => `${origin}/*`

/** Returns the server's origin in such a pattern. */
export const originIn = (pattern: string): string => pattern.slice(0, -'/*'.length)
