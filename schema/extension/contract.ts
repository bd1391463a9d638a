import * as z from 'zod/mini'

/** The file in the extension that names the server. */
export const EXTENSION_MANIFEST = 'manifest.json'

/**
 * The part of the extension's manifest that names the server: the one host that it may ask for. The
 * build has the address of a server on the same machine, and a download that of its server.
 */
export const serverInManifest = z.looseObject({
  optional_host_permissions: z.tuple([z.string()]),
})

/** Returns the pattern of a server's addresses, such as `https://bluepencil.example/*`. */
export const serverPattern = (origin: string): string => `${origin}/*`
