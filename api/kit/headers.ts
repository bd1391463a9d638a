import type { RequestHandler } from 'express'
import helmet from 'helmet'

import { HSTS_S } from '#platform/headers.ts'

/** Hosts of a payment service: of its script, and of the page that its checkout is sent to. */
type Checkout = { scripts: readonly string[]; forms: readonly string[] }

/**
 * Security headers. Besides their own files, the pages need only WebAssembly, workers, same-origin
 * sockets, and the checkout of a payment service.
 */
export const securityHeaders = (secure: boolean, checkout: Checkout | null = null): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'", ...(checkout?.scripts ?? [])],
        'worker-src': ["'self'"],
        'connect-src': ["'self'"],
        // Dialogs and the editor insert style elements.
        'style-src': ["'self'", "'unsafe-inline'"],
        'font-src': ["'self'"],
        // Every picture is a file of this server. A chosen picture and a QR code are data URLs.
        'img-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'", ...(checkout?.forms ?? [])],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: HSTS_S } : false,
    crossOriginEmbedderPolicy: false,
  })
