import type { Registry } from 'prom-client'

import type { Environment } from '#platform/env.ts'
import type { Logger } from '#platform/logger.ts'

import { createProvider, type Provider, type Use } from './provider.ts'
import { providerSettings } from './settings.ts'
import { keepUse } from './uses.ts'

/** Creates the provider of the environment, which stores its usage; null without one. */
export function startProvider(env: Environment, registry: Registry, logger: Logger): Provider | null {
  const settings = providerSettings(env)
  // A failure to store the usage must not lose the answer.
  const keep = (use: Use) =>
    keepUse(use).catch((error: unknown) =>
      logger.warn({ err: error }, 'the usage of a provider call could not be stored'),
    )
  return settings && createProvider(settings, { registry, keep })
}
