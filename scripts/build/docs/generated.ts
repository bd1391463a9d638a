import { apiClient } from './apiClient.ts'
import { composeFile, configurationPage, envExample } from './environment.ts'
import { limitsPage } from './limits.ts'

/** A file that is generated, whole or in part. */
export type Generated = { path: string; render: (current: string) => string | Promise<string> }

/** Every generated file. `npm run docs:generate` writes them, and a test compares them. */
export const generated: readonly Generated[] = [
  { path: '.env.example', render: envExample },
  { path: 'docs/operating/configuration.md', render: configurationPage },
  { path: 'docs/operating/limits.md', render: limitsPage },
  { path: 'docker-compose.yml', render: composeFile },
  ...apiClient,
]
