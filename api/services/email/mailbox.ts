import { Router, type Request, type RequestHandler, type Response } from 'express'

import { publicRoute } from '#api/kit/route.ts'
import { deliveryOf, isOwnMachine } from '#api/services/email/delivery.ts'
import { listPage, mailPage } from '#api/services/email/mailboxPage.ts'
import { listMails, readMail } from '#api/services/email/service.ts'
import type { Environment } from '#platform/env.ts'
import { mailParams } from '#schema/outbound-email/contract.ts'

/**
 * The development mailbox: what would have been mailed, password links included. It is there when the product runs for
 * one person on the machine before them, and only for that machine; to everybody else there is no such page.
 */
export function mailboxPages(env: Environment): Router {
  const router = Router()
  if (deliveryOf(env) !== 'mailbox') return router

  const before: RequestHandler[] = [
    (request, _response, next) => (isFromOwnMachine(request) ? next() : next('route')),
  ]
  const show = (response: Response, page: string) =>
    response.set('Cache-Control', 'no-store').type('html').send(page)

  publicRoute(router, 'get', '/dev/mailbox', { before }, async ({ response }) => {
    show(response, listPage(await listMails()))
  })

  const one = { before, params: mailParams }
  publicRoute(router, 'get', '/dev/mailbox/:mailId', one, async ({ params, response }) => {
    show(response, mailPage(await readMail(params.mailId)))
  })

  return router
}

/** What proxies add to what they pass on. */
const PROXY_HEADER = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/

/**
 * Whether a request was made on this machine, to this machine: its other end is here, no proxy passed it on, and the
 * browser believes so too. Another site whose name was turned to this address is told apart by the name.
 */
export function isFromOwnMachine({ headers, socket }: Pick<Request, 'headers' | 'socket'>): boolean {
  if (!isLoopback(socket.remoteAddress ?? '')) return false
  if (Object.keys(headers).some(name => PROXY_HEADER.test(name))) return false
  const url = `http://${headers.host ?? ''}`
  return URL.canParse(url) && isOwnMachine(new URL(url).hostname)
}

const isLoopback = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address)
