import { randomUUID } from 'node:crypto'

import * as z from 'zod/mini'

import { checkFrame, checkJson } from '#api/kit/checkAnswer.ts'
import type { Endpoint } from '#schema/endpoints/endpoint.ts'
import { urlOf } from '#schema/endpoints/url.ts'
import type { Answer } from '#tests/support/client.ts'
import { eventsIn } from '#tests/support/frames.ts'

import { changesOf } from './changes.ts'
import type { AnyCall } from './recipe.ts'

/** The media types in which an endpoint answers. */
export function mediaTypesOf({ answer, frames, file }: Endpoint): string[] {
  if (file !== undefined) return [file]
  if (!frames) return ['application/json']
  return answer ? ['application/json', 'text/event-stream'] : ['text/event-stream']
}

/** Calls an endpoint as its declaration says, and asks for a media type. */
export async function send(endpoint: Endpoint, call: AnyCall, accept: string): Promise<Answer> {
  const { by, params, query, form, key } = call
  const method = endpoint.route.slice(0, endpoint.route.indexOf(' '))
  const inUrl = method === 'GET' ? form : undefined
  const headers = {
    Accept: accept,
    ...(form && !inUrl && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    ...(call.body instanceof Blob && { 'Content-Type': call.body.type }),
    ...(key !== undefined && { Authorization: `Bearer ${key}` }),
    ...(endpoint.idempotencyKey && { 'Idempotency-Key': randomUUID() }),
    ...call.headers,
  }
  const url = call.url ?? urlOf<Endpoint>(endpoint, { params, query: inUrl ?? query })
  return by.send(method, url, { body: await bodyOf(call, inUrl !== undefined), headers })
}

async function bodyOf({ body, form }: AnyCall, isInUrl: boolean): Promise<unknown> {
  if (body instanceof Blob) return Buffer.from(await body.arrayBuffer())
  if (!form || isInUrl) return body
  return new URLSearchParams(z.parse(z.record(z.string(), z.string()), form)).toString()
}

/**
 * Throws unless an answer is the success that an endpoint declares. A list without items is an
 * error too, since it proves nothing about them. Redirects may lead to paths and to `services`.
 */
export function checkAnswer(endpoint: Endpoint, answer: Answer, services: string[] = []): void {
  const { status, headers, text, json } = answer
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  if (endpoint.redirect) {
    must(endpoint, answer, status === 302)
    const location = headers.get('location') ?? ''
    return must(endpoint, answer, isPath(location) || services.includes(new URL(location).origin))
  }
  if (endpoint.file !== undefined)
    return must(endpoint, answer, status === 200 && isOf(type, endpoint.file) && text !== '')
  if (type === 'text/event-stream') return checkFrames(endpoint, answer)
  if (status === 202 && endpoint.accepted) return checkJson(endpoint, endpoint.accepted, json)
  if (!endpoint.answer) return must(endpoint, answer, status === 204 && text === '')
  must(endpoint, answer, status === (endpoint.status ?? 200) && type === 'application/json')
  checkJson(endpoint, endpoint.answer, json)
  must(endpoint, answer, !Array.isArray(json) || json.length > 0)
}

/** Whether a media type is of a range, such as `image/*`. */
const isOf = (type: string, range: string): boolean =>
  range.endsWith('/*') ? type.startsWith(range.slice(0, -1)) : type === range

const isPath = (location: string): boolean => /^\/(?![/\\])/.test(location)

/** Returns the changes of an answer's parts that its declaration would not notice. */
export function unnoticedChanges(endpoint: Endpoint, { headers, text, json }: Answer): string[] {
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false
  const values = isStream ? eventsIn(text) : endpoint.answer ? [json] : []
  const check = (value: unknown) =>
    isStream ? checkFrame(endpoint, value) : checkJson(endpoint, endpoint.answer, value)
  const unnoticed = values
    .flatMap(value => changesOf(value))
    .filter(({ value }) => {
      try {
        check(value)
        return true
      } catch {
        return false
      }
    })
  return [...new Set(unnoticed.map(({ part, change }) => `${part} ${change}`))]
}

/** Checks frames one by one. The last one must be a success. */
function checkFrames(endpoint: Endpoint, answer: Answer): void {
  must(endpoint, answer, answer.status === 200)
  const frames = eventsIn(answer.text)
  for (const frame of frames) checkFrame(endpoint, frame)
  const last = z.safeParse(z.looseObject({ type: z.literal('done') }), frames.at(-1))
  must(endpoint, answer, last.success)
}

function must({ route }: Endpoint, { status, headers, text }: Answer, holds: boolean): void {
  if (holds) return
  const shown = { status, type: headers.get('content-type'), location: headers.get('location') }
  throw new Error(`${route} is answered otherwise: ${JSON.stringify(shown)} ${text.slice(0, 500)}`)
}

/** Returns declarations that the right answer of an endpoint does not satisfy: each part, altered. */
export function alterationsOf(endpoint: Endpoint, mediaType: string): Endpoint[] {
  const { answer, frames, file, redirect, status } = endpoint
  const { redirect: _redirect, ...withoutRedirect } = endpoint
  if (redirect) return [withoutRedirect]
  const elsewhere: Endpoint = { ...endpoint, redirect: true }
  if (file !== undefined) return [elsewhere, { ...endpoint, file: 'text/x-other' }]
  if (frames && mediaType === 'text/event-stream')
    return [elsewhere, { ...endpoint, frames: z.object({ inside: frames }) }]
  if (!answer) return [elsewhere, { ...endpoint, answer: z.object({}) }]
  const { answer: _answer, ...withoutAnswer } = endpoint
  return [
    elsewhere,
    withoutAnswer,
    { ...endpoint, answer: z.object({ inside: answer }) },
    { ...endpoint, status: status === 201 ? 202 : 201 },
  ]
}
