import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { FALLBACK_RATES } from '#schema/currency/currencies.ts'

import { atFileEnd } from './fileEnd.ts'

/** How a service answers: as it should, or with one of its faults. */
export type Manner = 'well' | 'error' | 'silence' | 'redirect' | 'junk' | 'half' | 'flood'

/** The rates of the service. Two of them differ from the fixed ones. */
export const SERVED_RATES = { ...FALLBACK_RATES, USD: 0.0125, JPY: 1.75 }

/**
 * Services of exchange rates and of places on this machine, in the forms of open.er-api.com and
 * ipapi.co.
 */
export class CurrencyServices {
  manner: Manner = 'well'
  /** The country of every address. */
  country = 'JP'
  /** The paths that were asked for. */
  readonly asked: string[] = []
  private readonly server = createServer((request, response) => {
    const path = request.url ?? ''
    this.asked.push(path)
    const body = path.startsWith('/rates')
      ? { result: 'success', base_code: 'INR', rates: { ...SERVED_RATES, XAU: 0.000_004 } }
      : { ip: '192.0.2.1', country_code: this.country, currency: 'JPY' }
    answer(response, this.manner, body)
  })

  static async start(): Promise<CurrencyServices> {
    const services = new CurrencyServices()
    services.server.listen(0, '127.0.0.1')
    await once(services.server, 'listening')
    atFileEnd(() => services.stop())
    return services
  }

  get env(): { RATES_URL: string; GEO_URL: string } {
    // A TCP server's address is an object.
    const url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return { RATES_URL: `${url}/rates`, GEO_URL: `${url}/place/{address}/json` }
  }

  private async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }
}

function answer(response: ServerResponse, manner: Manner, body: object): void {
  switch (manner) {
    case 'well':
      response.end(JSON.stringify(body))
      break
    case 'error':
      response.writeHead(503).end('{}')
      break
    case 'silence':
      break
    case 'redirect':
      response.writeHead(302, { Location: '/rates' }).end()
      break
    case 'junk':
      response.end('<html>')
      break
    case 'half':
      response.end('{"rates": {"USD": 0.0125}, "country": "Japan"}')
      break
    case 'flood':
      response.end(JSON.stringify({ ...body, padding: ' '.repeat(200_000) }))
      break
    default:
      manner satisfies never
  }
}
