import { Router, type Request, type RequestHandler, type Response } from 'express'

import { parseParams } from '#api/kit/parse.ts'
import { deliveryOf, isOwnMachine } from '#api/services/outbound-email/delivery.ts'
import { listPage, emailPage } from '#api/services/outbound-email/developmentMailboxPage.ts'
import { listWithTexts, readEmail } from '#api/services/outbound-email/service.ts'
import type { Environment } from '#platform/env.ts'
import { outboundEmailParams } from '#schema/outbound-email/contract.ts'

/**
 * The development mailbox: all emails, including their links. It exists when the product runs for
 * one person on their own machine, and only for that machine. For all others there is no such page.
 */
export function developmentMailbox(env: Environment): Router {
  const router = Router()
  if (deliveryOf(env) !== 'mailbox') return router

  const fromOwnMachine: RequestHandler = (request, _response, next) =>
    isFromOwnMachine(request) ? next() : next('route')
  const show = (response: Response, page: string) =>
    response.set('Cache-Control', 'no-store').type('html').send(page)

  router.get('/dev/mailbox', fromOwnMachine, async (_request, response) => {
    show(response, listPage(await listWithTexts()))
  })

  router.get('/dev/mailbox/:emailId', fromOwnMachine, async (request, response) => {
    const { emailId } = parseParams(outboundEmailParams, request.params)
    show(response, emailPage(await readEmail(emailId)))
  })

  return router
}

/** Headers that proxies add. */
const PROXY_HEADER = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/

/**
 * Returns whether a request comes from this machine and is addressed to it, without a proxy. The
 * host name excludes a page of another site whose name resolves to this address.
 */
export function isFromOwnMachine({ headers, socket }: Pick<Request, 'headers' | 'socket'>): boolean {
  if (!isLoopback(socket.remoteAddress ?? '')) return false
  if (Object.keys(headers).some(name => PROXY_HEADER.test(name))) return false
  const url = `http://${headers.host ?? ''}`
  return URL.canParse(url) && isOwnMachine(new URL(url).hostname)
}

const isLoopback = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address)
