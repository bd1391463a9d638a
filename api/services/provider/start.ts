import type { Registry } from 'prom-client'

import type { Environment } from '#platform/env.ts'
import type { Logger } from '#platform/logger.ts'

import { createProvider, type Provider, type Use } from './provider.ts'
import { providerSettings } from './settings.ts'
import { keepUse } from './uses.ts'

/** The provider of the environment, which writes down what it takes; null without one. */
export function startProvider(env: Environment, registry: Registry, logger: Logger): Provider | null {
  const settings = providerSettings(env)
  // What is not written down is no reason to lose the answer.
  const keep = (use: Use) =>
    keepUse(use).catch((error: unknown) =>
      logger.warn({ err: error }, 'a call of the provider is not on record'),
    )
  return settings && createProvider(settings, { registry, keep })
}
