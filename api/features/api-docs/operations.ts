import { z } from 'zod'

import type { ApiOperation, OperationSummary, ApiDocsContent } from '#schema/api-docs/contract.ts'
import type { Operation } from '#schema/endpoints/openapi.ts'

import type { publicDocument } from './document.ts'
import { EXAMPLES, type ApiExample } from './examples.ts'
import { fieldsOf } from './fields.ts'

type Document = ReturnType<typeof publicDocument>

const content = z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })

/** Returns what the page of the API shows of a document: calls with an example in full, others by name. */
export function docsOf(document: Document, origin: string): ApiDocsContent {
  const operations: ApiOperation[] = []
  const others: OperationSummary[] = []
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const named = { method: method.toUpperCase(), path, summary: operation.summary }
      const example = EXAMPLES[operation.operationId]
      if (example) operations.push({ ...named, ...described(operation, example) })
      else others.push(named)
    }
  return { origin, operations, others }
}

function described(operation: Operation, { body, answer }: ApiExample) {
  const [[media, { schema }] = [null, { schema: {} }]] = Object.entries(
    content.safeParse(operation.requestBody).data?.content ?? {},
  )
  return {
    id: operation.operationId.replace('.', '-'),
    scope: operation.security.flatMap(({ key }) => key ?? [])[0] ?? null,
    isForm: media === 'application/x-www-form-urlencoded',
    fields: fieldsOf(schema),
    body: body && JSON.stringify(body, null, 2),
    answer: JSON.stringify(answer, null, 2),
    calls: operation['x-limits'].find(({ per }) => per === 'key')?.calls ?? null,
  }
}
