import { expect, test } from 'vitest'

import { withoutDeclarations } from '../../scripts/build/lib/compileEndpoints.ts'

test('keeps the route and the answers of an endpoint', () => {
  const source = `
    export const rename = endpoint('PATCH /api/things/:id', {
      summary: 'Rename a thing',
      access: 'user',
      limits: [{ name: 'rename', calls: 5, seconds: 60, per: 'user' }],
      params: idParams,
      body: z.object({ answer: z.string() }),
      answer: z.object({ summary: z.string() }),
      accepted: pending,
    })
    export const remove = endpoint(\`DELETE \${PATH}\`, { summary: 'Remove it', access: 'user' })`
  expect(withoutDeclarations(source)).toBe(`
    export const rename = endpoint('PATCH /api/things/:id', { answer: z.object({ summary: z.string() }), accepted: pending })
    export const remove = endpoint(\`DELETE \${PATH}\`, {  })`)
})

test('changes nothing else', () => {
  const source = `export const runEndpoint = (route: Route, declaration: D) => endpoint(route, { ...declaration, answer })`
  expect(withoutDeclarations(source)).toBe(source)
})
