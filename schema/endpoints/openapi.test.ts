import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import * as account from '#schema/account/endpoints.ts'
import { allEndpoints } from '#schema/endpoints/all.ts'
import type { Endpoint } from '#schema/endpoints/endpoint.ts'
import { openApiDocument, type Json, type Operation } from '#schema/endpoints/openapi.ts'

const OPTIONS = { version: '1', sessionCookie: 'a-cookie' }
const document = openApiDocument(allEndpoints, OPTIONS)
/** The document as its readers get it. */
const asRead = (): Json => z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(document)))

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

function operationOf(name: string): Operation {
  const found = operations.find(({ operation }) => operation.operationId === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found.operation
}

/** All schemas in a part of the document. */
function schemasIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => (name === 'schema' ? [value] : schemasIn(value)))
}

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(asRead())
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  test.each<[string, (operation: Operation) => unknown]>([
    ['a response without a description', operation => ({ ...operation, responses: { 200: {} } })],
    [
      'a parameter without a name',
      operation => ({ ...operation, parameters: [{ in: 'query', schema: {} }] }),
    ],
    ['an unknown member', operation => ({ ...operation, answer: {} })],
  ])('would not be valid with %s', async (_what, broken) => {
    const operation = operationOf('usage.read')
    const read = { ...asRead(), paths: { '/api/usage': { get: broken(operation) } } }
    expect((await new Validator().validate(JSON.parse(JSON.stringify(read)))).valid).toBe(false)
  })

  test('names every endpoint once', () => {
    const described = operations.map(
      ({ path, method, operation }) =>
        `${operation.operationId} ${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    )
    const declared = allEndpoints.map(({ name, endpoint }) => `${name} ${endpoint.route}`)
    expect(described.toSorted()).toEqual(declared.toSorted())
  })

  test('names every parameter of a path', () => {
    for (const { path, operation } of operations) {
      const named = operation.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name)
      expect([path, named.toSorted()]).toEqual([
        path,
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted(),
      ])
    }
  })

  test('has schemas that can be read back', () => {
    const schemas = schemasIn(document.paths).filter(schema => !JSON.stringify(schema).includes('"$ref"'))
    expect(schemas.length).toBeGreaterThan(150)
    for (const schema of schemas)
      expect(() => z.fromJSONSchema(z.record(z.string(), z.unknown()).parse(schema))).not.toThrow()
  })

  test('does not depend on the order of the endpoints', () => {
    const reversed = JSON.stringify(openApiDocument(allEndpoints.toReversed(), OPTIONS))
    expect(reversed === JSON.stringify(document)).toBe(true)
  })
})

describe('an operation', () => {
  const statuses = (name: string) => Object.keys(operationOf(name).responses)

  test('has the statuses that follow from its declaration', () => {
    expect(statuses('usage.read')).toEqual(['200', '401', '429', '500', '503', 'default'])
    expect(statuses('account.endSession')).toEqual([
      '204',
      '401',
      '403',
      '404',
      '429',
      '500',
      '503',
      'default',
    ])
    expect(statuses('revisions.name')).toEqual([
      '201',
      '202',
      '400',
      '401',
      '403',
      '404',
      '413',
      '422',
      '429',
      '500',
      '503',
      'default',
    ])
    expect(operationOf('account.changePassword').responses['403']?.description).toBe(
      'FOREIGN_ORIGIN, REAUTHENTICATION_REQUIRED',
    )
    expect(statuses('auth.signInPage')).toContain('302')
  })

  test('describes errors of the product as JSON, and of /v2 as text', () => {
    expect(operationOf('usage.read').responses['401']?.content).toEqual({
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { properties: { code: { enum: ['UNAUTHENTICATED'] } } },
          ],
        },
      },
    })
    expect(operationOf('languageTool.check').responses['403']?.content).toHaveProperty(['text/plain'])
    expect(statuses('languageTool.check')).not.toContain('401')
  })

  test('asks for a session, a role, a key with a scope, a key or nothing, or nothing', () => {
    expect(operationOf('usage.read').security).toEqual([{ session: [] }])
    expect(operationOf('outboundEmail.list').security).toEqual([{ session: ['admin', 'support'] }])
    expect(operationOf('publicApi.email').security).toEqual([{ key: ['email'] }])
    expect(operationOf('languageTool.check').security).toEqual([{}, { key: [] }])
    expect(operationOf('plans.list').security).toEqual([])
  })

  test('has query, header and form parameters, and bodies as they are sent', () => {
    expect(operationOf('revisions.list').parameters.map(({ name, required }) => [name, required])).toEqual([
      ['id', true],
      ['before', false],
      ['limit', false],
    ])
    expect(operationOf('spam.run').parameters).toMatchObject([
      { name: 'Idempotency-Key', in: 'header', required: true },
    ])
    expect(operationOf('publicApi.email').parameters).toMatchObject([{ required: false }])
    expect(operationOf('languageTool.checkByUrl').requestBody).toBeUndefined()
    expect(operationOf('languageTool.checkByUrl').parameters.map(({ name }) => name)).toContain('text')
    expect(operationOf('languageTool.check').requestBody).toHaveProperty([
      'content',
      'application/x-www-form-urlencoded',
    ])
    expect(operationOf('account.setPicture').requestBody).toEqual({
      required: true,
      content: Object.fromEntries(
        account.setPicture.upload.types.map(type => [
          type,
          { 'x-max-bytes': account.setPicture.upload.maxBytes },
        ]),
      ),
    })
    // A caller may omit a value that has a default.
    expect(operationOf('documents.create').requestBody).toMatchObject({
      content: { 'application/json': { schema: { properties: { title: { maxLength: 200 } } } } },
    })
    expect(JSON.stringify(operationOf('documents.create').requestBody)).not.toContain('"required":["title"]')
  })

  test('answers JSON, events, files or nothing', () => {
    const types = (name: string, status: string) =>
      Object.keys(operationOf(name).responses[status]?.content ?? {})
    expect(types('spam.run', '200')).toEqual(['application/json', 'text/event-stream'])
    expect(types('assist.run', '200')).toEqual(['text/event-stream'])
    expect(types('account.exportData', '200')).toEqual(['application/zip'])
    expect(types('documents.trash', '204')).toEqual([])
  })

  test('lists its limits with those of its group', () => {
    expect(operationOf('auth.signIn')['x-limits'].map(({ name }) => name)).toEqual(['api', 'signin-address'])
    expect(operationOf('auth.signIn')['x-guess-limit']).toMatchObject({ name: 'signin', failures: 5 })
    expect(operationOf('publicApi.usage')['x-limits'].map(({ name }) => name)).toEqual(['v1'])
  })

  test('cannot be described outside of all groups', () => {
    const stray: Endpoint = { route: 'GET /elsewhere', summary: 'Stray', access: 'public' }
    expect(() => openApiDocument([{ name: 'a.stray', endpoint: stray }], OPTIONS)).toThrow(
      'GET /elsewhere is in no group.',
    )
  })
})
