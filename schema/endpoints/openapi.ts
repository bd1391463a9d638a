import * as z from 'zod/mini'

import { idempotencyKey } from '#schema/actions/contract.ts'
import type { Endpoint, Limit } from '#schema/endpoints/endpoint.ts'
import { credentialOf, errorsOf } from '#schema/endpoints/errorsOf.ts'
import { groupOf } from '#schema/endpoints/limits.ts'
import { errorBody, type ErrorCode } from '#schema/shared/errors.ts'

export type Json = { [key: string]: unknown }

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Json }
type Response = { description: string; headers?: Json; content?: Json }

/** An operation of the document. */
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: Json
  responses: Record<string, Response>
  /** The limits that count a call. */
  'x-limits': Limit[]
  'x-guess-limit'?: Json
}

type Options = { version: string; sessionCookie: string }

/** Returns the description of endpoints as an OpenAPI 3.1 document. */
export function openApiDocument(
  endpoints: readonly { name: string; endpoint: Endpoint }[],
  { version, sessionCookie }: Options,
) {
  const paths: Record<string, Record<string, Operation>> = {}
  // By path and then by method, since the order of a module's exports differs between loaders.
  const sorted = endpoints.toSorted((a, b) => (orderOf(a.endpoint) < orderOf(b.endpoint) ? -1 : 1))
  for (const { name, endpoint } of sorted) {
    const path = (paths[pathOf(endpoint)] ??= {})
    path[methodOf(endpoint).toLowerCase()] = operationOf(name, endpoint)
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Bluepencil', version },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        key: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

const methodOf = ({ route }: Endpoint): string => route.slice(0, route.indexOf(' '))
const pathOf = ({ route }: Endpoint): string => route.slice(route.indexOf('/')).replaceAll(/:(\w+)/g, '{$1}')
const orderOf = (endpoint: Endpoint): string => `${pathOf(endpoint)} ${methodOf(endpoint)}`

function operationOf(name: string, endpoint: Endpoint): Operation {
  const { summary, limits = [], guesses } = endpoint
  const body = requestBodyOf(endpoint)
  return {
    operationId: name,
    tags: [name.slice(0, name.indexOf('.'))],
    summary,
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { ...successesOf(endpoint), ...failuresOf(endpoint) },
    'x-limits': [groupOf(endpoint.route).limit, ...limits],
    ...(guesses && { 'x-guess-limit': guesses }),
  }
}

/** Roles and scopes are listed with the credential. */
function securityOf(endpoint: Endpoint): Operation['security'] {
  const { access } = endpoint
  switch (credentialOf(endpoint)) {
    case 'session':
      return [{ session: typeof access === 'object' && 'roles' in access ? [...access.roles] : [] }]
    case 'key':
      return [{ key: typeof access === 'object' && 'scope' in access ? [access.scope] : [] }]
    case 'optional key':
      return [{}, { key: [] }]
    case 'none':
      return []
  }
}

function parametersOf(endpoint: Endpoint): Parameter[] {
  const { params, query, form, idempotencyKey: need } = endpoint
  return [
    ...(params ? membersOf(params, 'path') : []),
    ...(query ? membersOf(query, 'query') : []),
    ...(form && methodOf(endpoint) === 'GET' ? membersOf(form, 'query') : []),
    ...(need ? [keyHeader(need === 'required')] : []),
  ]
}

const keyHeader = (required: boolean): Parameter => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  schema: schemaOf(idempotencyKey, 'input'),
})

const members = z.looseObject({
  properties: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
  required: z._default(z.array(z.string()), []),
})

/** The members of an object as parameters. */
function membersOf(schema: z.core.$ZodType, place: 'path' | 'query'): Parameter[] {
  const { properties, required } = z.parse(members, schemaOf(schema, 'input'))
  return Object.entries(properties).map(([name, member]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: member,
  }))
}

/** The content of a request's body by media type; undefined without one. */
function requestBodyOf(endpoint: Endpoint): Json | undefined {
  const { body, form, upload } = endpoint
  if (upload) return Object.fromEntries(upload.types.map(type => [type, { 'x-max-bytes': upload.maxBytes }]))
  if (body) return { 'application/json': { schema: schemaOf(body, 'input') } }
  if (!form || methodOf(endpoint) === 'GET') return undefined
  return { 'application/x-www-form-urlencoded': { schema: schemaOf(form, 'input') } }
}

function successesOf(endpoint: Endpoint): Record<string, Response> {
  const { answer, accepted, frames, file, redirect, status = 200 } = endpoint
  if (redirect) {
    const headers = { Location: { required: true, schema: { type: 'string' } } }
    return { 302: { description: 'A redirect.', headers } }
  }
  if (file !== undefined) return { 200: { description: 'A file.', content: { [file]: {} } } }
  if (!answer && !frames) return { 204: { description: 'Success.' } }
  const content = {
    ...(answer && { 'application/json': { schema: schemaOf(answer, 'output') } }),
    ...(frames && { 'text/event-stream': { schema: framesSchema(frames) } }),
  }
  return {
    [status]: { description: 'Success.', ...(isCountedByKey(endpoint) && { headers: REMAINING }), content },
    ...(accepted && {
      202: {
        description: 'The work continues after the answer.',
        content: { 'application/json': { schema: schemaOf(accepted, 'output') } },
      },
    }),
  }
}

const isCountedByKey = ({ route, limits = [] }: Endpoint): boolean =>
  [groupOf(route).limit, ...limits].some(({ per }) => per === 'key')

/** As draft-ietf-httpapi-ratelimit-headers-10 has it. Absent from a call without a key. */
const REMAINING = {
  'RateLimit-Policy': { description: 'The calls of a key in a window.', schema: { type: 'string' } },
  RateLimit: {
    description: 'The calls that are left, and the seconds until all are.',
    schema: { type: 'string' },
  },
}

const framesSchema = (frames: z.core.$ZodType): Json => ({
  description: 'The data of one server-sent event.',
  ...schemaOf(frames, 'output'),
})

/** The errors that follow from the declaration, by status, and `default` for those of the handler. */
function failuresOf(endpoint: Endpoint): Record<string, Response> {
  const isText = groupOf(endpoint.route).prefix === '/v2/'
  const content = (codes?: ErrorCode[]) => (isText ? TEXT : jsonError(codes))
  const failures = [...errorsOf(endpoint)].map(([status, codes]): [string, Response] => [
    String(status),
    {
      description: codes.join(', '),
      ...(status === 429 && { headers: RETRY_AFTER }),
      content: content(codes),
    },
  ])
  return { ...Object.fromEntries(failures), default: { description: 'Another error.', content: content() } }
}

const TEXT = { 'text/plain': { schema: { type: 'string', pattern: '^Error: ' } } }
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds.', required: true, schema: { type: 'integer' } },
}
const ERROR = { $ref: '#/components/schemas/Error' }

const jsonError = (codes?: ErrorCode[]): Json => ({
  'application/json': {
    schema: codes ? { allOf: [ERROR, { properties: { code: { enum: codes } } }] } : ERROR,
  },
})

/** A schema as JSON Schema. Throws for one that would need definitions outside of itself. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => widen(jsonSchema),
  })
  if ('$defs' in json) throw new Error('A recursive schema has no place in the document yet.')
  return json
}

/** Removes the bounds of safe integers, which every JSON client has. */
function widen(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}
