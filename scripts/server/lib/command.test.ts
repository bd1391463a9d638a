import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import { SERVER_ENV, SERVER_FLAGS } from './command.mjs'

it('is the command of the Docker image, too', () => {
  const dockerfile = readFileSync(path.resolve(import.meta.dirname, '../../../Dockerfile'), 'utf8')
  expect(dockerfile).toContain(
    `CMD ${JSON.stringify(['node', ...SERVER_FLAGS, 'dist/server/serve.js']).replaceAll(',', ', ')}`,
  )
  for (const [name, value] of Object.entries(SERVER_ENV)) expect(dockerfile).toContain(`${name}=${value}`)
})
