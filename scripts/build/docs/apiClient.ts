import { generateApi } from 'swagger-typescript-api'

import { ANY_ORIGIN, CLIENT_PARTS, type ClientPart } from '#api/features/api-docs/clientFile.ts'
import { publicDocument } from '#api/features/api-docs/document.ts'

import { clientParts } from './clientParts.ts'

const HEADER = `// The typed client of Bluepencil's public API, made from its OpenAPI document. Do not edit it.
//
//   import { Bluepencil } from './api-client.ts'
//
//   const key = 'YOUR_API_KEY'
//   const bluepencil = new Bluepencil({ baseApiParams: { headers: { Authorization: \`Bearer \${key}\` } } })
//   const { data } = await bluepencil.publicApi.check({ text: 'They will recieve it.' })
//
// A refused call throws its answer, whose \`error\` holds the code and the message. The generator, and the
// code that sends requests, are swagger-typescript-api, copyright (c) 2019-present acacode, MIT License:
// Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
// documentation files (the 'Software'), to deal in the Software without restriction, including without limitation
// the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and
// to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above
// copyright notice and this permission notice shall be included in all copies or substantial portions of the
// Software. THE SOFTWARE IS PROVIDED 'AS IS', WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
// LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT
// SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION
// OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER
// DEALINGS IN THE SOFTWARE.

`

const QUERY = 'query?: QueryParamsType'

let making: Promise<Record<ClientPart, string>> | null = null

/** The files of the typed client of the public API. */
export const apiClient = CLIENT_PARTS.map(part => ({
  path: `api/features/api-docs/client/${part}.ts`,
  render: async () => (await (making ??= make()))[part],
}))

async function make(): Promise<Record<ClientPart, string>> {
  const document = { ...publicDocument(), servers: [{ url: ANY_ORIGIN }] }
  const { files } = await generateApi({
    // As programs read it. The generator also writes into it.
    spec: JSON.parse(JSON.stringify(document)),
    output: false,
    silent: true,
    apiClassName: 'Bluepencil',
    // Types alone, which Node.js removes: an enum would need a compiler.
    enumStyle: 'union',
    extractRequestBody: true,
    extractResponseBody: true,
    extractResponseError: true,
    moduleNameFirstTag: true,
    hooks: {
      // JavaScript has an Error already.
      onFormatTypeName: name => (name === 'Error' ? 'ApiError' : undefined),
      onCreateRoute(route) {
        const { operationId } = route.raw
        // The types of a call have the name of its group. The call itself is a member of the group.
        const name = operationId.slice(operationId.indexOf('.') + 1)
        const routeName = { ...route.routeName, usage: name, original: name }
        const { contentTypes = [] } = route.response
        // The client reads errors as JSON only.
        const response = contentTypes.includes('text/plain')
          ? { ...route.response, errorType: 'unknown' }
          : route.response
        return { ...route, routeName, response }
      },
    },
  })
  const [file] = files
  if (!file) throw new Error('The generator has made no client')
  // Programs may be compiled with `exactOptionalPropertyTypes`, as ours is.
  const parts = clientParts(file.fileContent.replace(QUERY, `${QUERY} | undefined`))
  return { ...parts, errors: HEADER + parts.errors }
}
