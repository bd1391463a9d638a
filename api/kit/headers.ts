import type { RequestHandler } from 'express'
import helmet from 'helmet'

import { HSTS_S } from '#platform/headers.ts'

/**
 * Security headers. Besides their own files, the pages need only WebAssembly, workers and
 * same-origin sockets.
 */
export const securityHeaders = (secure: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        'worker-src': ["'self'"],
        'connect-src': ["'self'"],
        // Dialogs and the editor insert style elements.
        'style-src': ["'self'", "'unsafe-inline'"],
        'font-src': ["'self'"],
        // Every picture is a file of this server. A chosen picture and a QR code are data URLs.
        'img-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: HSTS_S } : false,
    crossOriginEmbedderPolicy: false,
  })
